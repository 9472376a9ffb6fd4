import { post } from './shape.ts'

/** Out & About. */
export const outdoors = [
  post(
    'a-first-tent',
    'A first tent: what matters and what does not|الخيمة الأولى: ما يهم وما لا يهم|اولین چادر: چه مهم است و چه نیست',
    ['sports', 'Mara Lindqvist', 'Camping, Buying guide'],
    `A tent for two is a tent for one and a rucksack. A tent for three is a tent for two who like each other. Start there, and half of the shelf is gone.

    ## What matters

    - Two doors. At three in the morning you will know why.
    - A porch that is dry when the door is open.
    - Poles that you can sort in the dark: two of one colour.
    - Room to sit up.

    ## What does not

    The last two hundred grams, unless you carry it all day. Water columns above 3,000: rain is not that heavy, and the floor is what leaks. A footprint, if you own a tarpaulin.

    ## The rehearsal

    Put it up in a park, once, with nobody waiting. Close it, sprinkle it, sit in it. Then let it dry for a day before it goes back into the bag; mould eats more tents than storms do.

    > It is always warmer than you fear and harder than you think. Buy the better mat.`,
  ),
  post(
    'two-days-of-rain',
    'Packing a bag for two days of rain|حزم الحقيبة ليومين من المطر|بستن چمدان برای دو روز بارانی',
    ['bags', 'Idris Bello', 'Travel, Packing'],
    `Rain is not the problem. Arriving wet and having nothing dry to put on is. So pack two of what touches your skin, one of everything else, and a bag inside the bag.

    ## The list

    1 One jacket that is truly tight, with a hood that turns with your head.
    1 Wool next to the skin: warm when it is wet, and it does not smell.
    1 Trousers that dry while you eat.
    1 Shoes that you have already walked in.
    1 Dry socks, in a bag that you do not open before the evening.

    ## And

    - A cloth for glasses.
    - A paper map, or the map saved offline.
    - Something sweet.

    Roll, do not fold. Heavy things against your back. Whatever you would be sorry to see wet goes into a freezer bag: it weighs nothing, and it has saved more passports than any cover.`,
  ),
  post(
    'a-bicycle-in-spring',
    'Your bicycle in spring, in one hour|درّاجتك في الربيع خلال ساعة|دوچرخهٔ شما در بهار، در یک ساعت',
    ['sports', 'Idris Bello', 'Cycling, Care'],
    `It has stood since November and it holds that against you. One hour, two cloths and a pump put it right. Begin at the top, because the dirt falls down.

    ## The hour

    1 Wash: a bucket, a sponge, no pressure hose. It pushes water where grease should be.
    1 Tyres: look for cracks, then pump to what is written on the side.
    1 Brakes: squeeze. The lever should stop half-way to the bar.
    1 Chain: wipe, one drop for each link, turn, wipe again. More dirt comes from too much oil than from the road.
    1 Screws: go over them all, gently.

    ## The first ride

    Slowly round the block, listening. A click once a turn is a pedal; twice, the chain; always, the saddle.

    - Lights, even in May.
    - A bell.
    - A patch kit, and the knowledge of where it is.

    If the wheel sings, bring it to Fairplay. The rest was yours.`,
  ),
  post(
    'sunday-football-in-any-field',
    'Sunday football, in any field|كرة القدم يوم الأحد في أي ملعب|فوتبال یکشنبه، در هر زمینی',
    ['sports', 'Salma Haddad', 'Ball games, Friends'],
    `We started with six people, two jackets for a goal and a ball that belonged to somebody’s brother. That was four years ago. We are twenty-two now, and it is still his ball.

    ## How to begin

    - A fixed hour. Not “when it suits”: it never does.
    - A message on Thursday, an answer by Saturday noon.
    - Whoever comes, plays.

    ## What to bring

    A size-five ball with hand-sewn seams lasts two seasons on grass and half of one on asphalt. Bibs in two colours end every discussion. A pump with a spare needle: the needle is what gets lost.

    ## Keep it friendly

    1 No shin without a guard, no tackle from behind.
    1 Teams by birthday: even days, odd days.
    1 The oldest is the referee, and the referee is always right.

    > Nobody remembers the score. Everybody remembers who brought the oranges.`,
  ),
  post(
    'gifts-for-small-people',
    'Gifts for small people that large people can stand|هدايا للصغار يحتملها الكبار|هدیه‌هایی برای کوچک‌ترها که بزرگ‌ترها هم تاب بیاورند',
    ['toys', 'Yuki Tan', 'Gifts, Children'],
    `It should last longer than the paper, make less noise than the dog, and not need a battery that nobody has at home on a birthday. That is a short list, and it has served us for years.

    ## By age

    - One: something that stacks, and falls.
    - Three: something with wheels, and somebody to sit in it.
    - Five: paints, much paper, and an old shirt.
    - Seven: a game in which adults do not have to lose on purpose.
    - Nine: a real tool, and an hour with you to use it.

    ## Before you wrap it

    Put the batteries in. Take out the forty wire ties. Try whether the lid opens without scissors. You will be thanked for that by somebody who is tired.

    > The best present in our shop is still the box that the others come in.

    Little Comet change what was given twice, without a receipt, for as long as it is in its wrapping.`,
  ),
]
