# Names, heads and words that many messages share.
nameless = No name
computer = 🤖 Computer

head-table = table { $n }
head-table-chat = table { $n }, “{ $chat }”
head-deal = deal { $n }
head-deal-of = deal { $n } of { $deals }

list-and = { $first } and { $last }
list-or = { $first } or { $last }
until = ⏳ until { $time }
told-more = Earlier: { $n } more

time-off = off
time-second = { $n } s
time-minute = { $n } min
time-hour = { $n } h
time-day = { $n ->
    [one] { $n } day
   *[other] { $n } days
}

open-dm = open the DM
button-back = Back
button-rules = Rules
button-leave = Leave
button-open-dm = Open DM
button-to-table = To the table
button-refresh = Refresh the table

fault = That didn’t work: a fault of the bot, code { $code }
fault-table = The table is intact, the last accepted move stands
fault-table-number = Table { $n } is intact, the last accepted move stands
