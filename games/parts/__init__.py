"""What several games share: functions over plain lists."""
