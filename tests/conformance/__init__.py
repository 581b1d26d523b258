"""What games/deal.py says must hold, of every game with every number of seats and every option, in random deals."""
