import { post } from './shape.ts'

/** At Home. */
export const home = [
  post(
    'five-lamps-one-room',
    'Five lamps, one room: light in layers|خمسة مصابيح وغرفة واحدة: الضوء طبقات|پنج چراغ، یک اتاق: نور در لایه‌ها',
    ['home', 'Yuki Tan', 'Light, Rooms'],
    `Most rooms have one lamp in the middle of the ceiling and are unhappy about it. It lights the top of your head and throws your shadow on whatever you are doing. Take it out, or at least stop using it after six.

    ## The layers

    1 One that washes a wall, so that the room has edges.
    1 One at the height of your eyes where you sit.
    1 One low, on a shelf or the floor, for late.
    1 One that you read by, with a switch in reach.
    1 One that is only there because it is beautiful.

    ## Warm, and then warmer

    Look for 2,700 kelvin on the box, 2,200 for the low one. A bulb with a colour index above 90 makes food look like food. Dimmers cost less than one good bulb and change more.

    > You know that it is right when nobody asks you to turn the light on.`,
  ),
  post(
    'what-a-sofa-owes-you',
    'What a sofa owes you|ما الذي تدين به الأريكة لك|مبل چه چیزی به شما بدهکار است',
    ['home', 'Mara Lindqvist', 'Furniture, Buying guide, Made to last'],
    `You will sit on it for some nine thousand hours. Give it twenty minutes in the shop. Take your shoes off, bring a book, and bring whoever will fight you for the corner.

    ## Sit properly, then badly

    Your feet should reach the floor and the edge should not press behind your knees. Then lie down. If the arm is too high for a head, it will be too high every Sunday for fifteen years.

    ## Under the cloth

    - Ask for the frame: beech or ash, glued and screwed. Stapled pine creaks.
    - Ask for the filling: foam of at least 35 kg per cubic metre, with feathers on top if you like to shake them.
    - Ask whether the covers come off. If they do not, imagine red wine.

    Measure your door, then the stairs, then the turn of the stairs. Hearth & Pine keep a list of sofas that came back because of a banister. It is their longest list.`,
  ),
  post(
    'plants-for-people-who-travel',
    'Plants for people who travel|نباتات لمن يسافر كثيراً|گیاهانی برای آدم‌های اهل سفر',
    ['home', 'Yuki Tan', 'Plants, Rooms'],
    `The plants that die are the ones we water. More of them drown than dry out, and nearly all of them drown in the week before a holiday, when we feel guilty in advance.

    ## Four that forgive

    - Snake plant: once in three weeks, less in winter.
    - Cactus: when you remember, then forget again.
    - Rubber plant: when the top two fingers of soil are dry.
    - Pothos: it tells you. The leaves hang, you water, they rise.

    ## Before you go

    Move them a metre from the window, water them an hour before you leave, and empty the saucers. Group them: plants that stand together keep the air around them moist. A cotton thread from a jar of water to the pot lasts ten days.

    Come back, look at them, and do nothing for a day.`,
  ),
  post(
    'the-bed-in-four-seasons',
    'The bed in four seasons|السرير في أربعة فصول|تخت‌خواب در چهار فصل',
    ['home', 'Mara Lindqvist', 'Sleep, Linen, Care'],
    `A bed is the only piece of furniture that weighs more every year. Skin, dust and half a litre of water a night go into it; air, sun and washing take them out again.

    ## Every week

    Open it in the morning and leave it open until after breakfast. Sheets at 60 degrees. Two sets are enough, three are a luxury that you will not regret.

    ## Every season

    1 Spring: turn the mattress, head to foot.
    1 Summer: the light quilt, and wash the heavy one.
    1 Autumn: pillows in the machine, with two tennis balls to dry.
    1 Winter: a wool blanket between quilt and sheet is warmer than a thicker quilt.

    ## Thread count

    Above 300 it is mostly arithmetic. Long cotton fibres matter more than many, and percale feels cooler than satin. If you sleep hot, none of that matters as much as linen.`,
  ),
  post(
    'a-hallway-in-an-afternoon',
    'A hallway in one afternoon|مدخل البيت في عصرٍ واحد|راهروی خانه در یک بعدازظهر',
    ['home', 'Idris Bello', 'Rooms, Small spaces'],
    `It is the smallest room and the one that you see most often. It is also where everything ends up that has no place. So give four things a place and the rest will follow.

    ## Four places

    - Keys: a bowl, at the height of your hand, nearer to the door than anything else.
    - Coats: hooks for the ones in use, five at most. The others live elsewhere.
    - Shoes: a tray for wet ones. A bench above it, because nobody ties laces standing.
    - Post: one basket. When it is full, sit down.

    ## And a mirror

    Hung so that the shortest and the tallest of you both see their face. Opposite a window it doubles the light; opposite the door it doubles the mess.

    > Tidy is when you can find your keys in the dark.

    The whole of it took us from lunch to tea, with a drill that we had borrowed.`,
  ),
]
