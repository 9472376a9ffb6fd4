import { post } from './shape.ts'

/** Style & Care. */
export const style = [
  post(
    'wool-that-lasts-ten-winters',
    'How to wash wool so that it lasts ten winters|كيف تغسل الصوف ليدوم عشرة شتاءات|چگونه پشم را بشوییم تا ده زمستان دوام بیاورد',
    ['women', 'Mara Lindqvist', 'Care, Wool, Made to last'],
    `Wool cleans itself better than any machine does. Hang a jumper by an open window overnight and most of what you wanted to wash away is gone by the morning. When it does need water, be quick, cool and gentle.

    ## Before the water

    - Turn it inside out and close every button.
    - Brush off what is dry; it becomes mud as soon as it is wet.
    - Read the label, then believe it.

    ## In the basin

    Hand-warm water and a spoonful of wool soap are enough. Press, never rub: rubbing is how felt is made. Ten minutes in, two rinses out, each as warm as the one before, because it is the change that shocks the fibre.

    > Treat it as you would a cat: support the weight, and no sudden movements.

    ## Drying

    Roll it in a towel, step on the roll, then lay it flat on a dry one and pull it into shape. A hanger makes shoulders where there are none. By tomorrow evening it is ready, and by next winter it will not know that anything happened.`,
  ),
  post(
    'linen-creases-are-the-point',
    'Linen in July: the creases are the point|الكتان في يوليو: التجاعيد هي الجمال|لینن در تیرماه: چروک‌ها همان زیبایی‌اند',
    ['women', 'Yuki Tan', 'Summer, Linen'],
    `Somebody asks us every June how to keep linen smooth. The honest answer is that you cannot, and that you should not want to. A linen shirt that looks ironed at noon has not been sat in, leaned on or worn by anybody who was enjoying the day.

    ## Why it is cool

    Flax is a hollow fibre. It takes in a fifth of its own weight in water before it feels damp, and gives it back to the air as fast. That is what you feel as cool: not the cloth, but the drying.

    ## Buying it once

    - Hold it to the light: even threads, few knots.
    - Crush a corner in your fist; good linen springs back halfway.
    - Go one size up. It shrinks a little at first, and air needs room.

    Wash it at 40 degrees, shake it hard, dry it on a line. It is softest in its third summer.`,
  ),
  post(
    'one-bag-for-every-day',
    'One bag for every day of the week|حقيبة واحدة لكل أيام الأسبوع|یک کیف برای همهٔ روزهای هفته',
    ['bags', 'Mara Lindqvist', 'Leather, Buying guide'],
    `We asked the people at Atelier Noor what they would carry if they could keep one bag. Nobody named the prettiest one. All of them described the same thing: it stands up by itself, it closes with one hand, and there is a pocket that a key cannot leave.

    ## Three questions before you buy

    1 What is the largest thing in it on a Tuesday? Measure that, not the bag.
    1 Can you find your keys in it without looking?
    1 What does the strap do on a winter coat?

    ## Leather, honestly

    Full-grain leather shows every scratch in the first month and none of them in the second year. Coated leather looks new for longer and then, one day, does not. Neither is wrong; they are different promises.

    Once a season, wipe it with a damp cloth and give it a little balm. Stuff it with a towel when it rests. That is all that a bag asks for.`,
  ),
  post(
    'trainers-and-how-long-they-live',
    'Trainers, and how long they should live|الأحذية الرياضية وكم يجب أن تعيش|کتانی‌ها و عمر درستشان',
    ['shoes', 'Idris Bello', 'Shoes, Care'],
    `A running shoe is used up after six to eight hundred kilometres, whatever it looks like. The foam goes before the sole does. If your knees complain on a route that they know, look at the date that you bought them before you look at your knees.

    ## Make them last

    - Two pairs in turn live longer than two pairs in a row: foam needs a day to recover.
    - Undo the laces. The heel is the first part to break, and it breaks because you stepped on it.
    - Never the radiator. Newspaper, changed once, overnight.

    ## Washing

    Take out the laces and the insole. A soft brush, hand soap, cold water. The machine dissolves the glue that you cannot see.

    When they are done with running they are still good for a year of errands. After that, Stride Lab takes them back at the counter and sends the rubber to a playground.`,
  ),
  post(
    'a-watch-is-a-small-machine',
    'A watch is a small machine: treat it like one|الساعة آلة صغيرة، فعاملها كذلك|ساعت ماشین کوچکی است؛ با آن همان‌طور رفتار کنید',
    ['jewellery', 'Idris Bello', 'Watches, Care, Made to last'],
    `There are about a hundred and thirty parts in a plain mechanical watch, and one of them moves 28,800 times an hour. It asks for less attention than a bicycle, but not for none.

    ## What 50 metres means

    Not fifty metres. It means rain, washing up, and a child with a hose. For swimming look for 100; for a jump into the pool, 200. Gaskets grow old whether you swim or not: have them checked when the battery is changed.

    ## Every day

    - Wind it at the same hour, until it says stop.
    - Set the date between three in the afternoon and nine in the evening.
    - Keep it off the speaker and away from the magnetic clasp of your bag.

    > A good watch is never yours. You look after it until somebody else needs to be on time.

    A service every five years costs about as much as dinner for two. Tempo & Co keep the old parts and show them to you, which is how you know that they were changed.`,
  ),
]
