import { post } from './shape.ts'

/** Sound & Screens. */
export const tech = [
  post(
    'headphones-and-glasses',
    'Headphones for people who wear glasses|سماعات لمن يرتدي نظارة|هدفون برای عینکی‌ها',
    ['electronics', 'Idris Bello', 'Sound, Buying guide'],
    `Four in ten of our customers wear glasses, and no data sheet mentions them. We wore eleven pairs for a working day each. This is what we learned, and it is not what we had expected.

    ## What presses

    Not the weight. The clamp. It pushes the temple of the glasses into the bone behind the ear, and after an hour you have a headache that you blame on the screen. Soft velour lets the temple sink in; firm leather does not.

    ## What leaks

    Noise cancelling needs a seal, and a temple is a gap. Expect a third less of it, and less bass. Thin metal frames leak least.

    - Try them with your own glasses, for ten minutes.
    - Stretch them over a stack of books for a night: most relax a little.
    - Or choose earbuds, and give one ear a rest.

    The best pair in our test was the second cheapest. We are still a little embarrassed.`,
  ),
  post(
    'the-camera-in-your-drawer',
    'The camera in your drawer is good enough|الكاميرا في درجك تكفي|دوربین توی کشو کافی است',
    ['electronics', 'Yuki Tan', 'Cameras, Made to last'],
    `Any camera of the last twelve years takes better pictures than the ones that you grew up with. What stops you is not in the camera. It is a flat battery, a full card, and that it lives in a drawer.

    ## Bring it back

    1 Charge the battery overnight. If it holds for a hundred pictures, it is fine.
    1 Format the card in the camera, not in the computer.
    1 Blow out the dust. Never touch the glass with a shirt.

    ## One lens, one month

    Choose the 35 or the 50 and leave the others at home. Your feet are the zoom. After two weeks you see the frame before you lift it, and that is what people mean when they talk about an eye.

    > Print twelve a year. Nobody has ever found a hard disk in an attic and wept.

    If you do buy something, buy a strap that you like. You carry what is comfortable.`,
  ),
  post(
    'a-desk-that-does-not-hurt',
    'A desk that does not hurt by four o’clock|مكتب لا يؤلمك عند الرابعة عصراً|میزی که ساعت چهار کمرتان را درد نیاورد',
    ['electronics', 'Idris Bello', 'Work, Screens'],
    `Nearly all of it is height. Sit back, let your arms hang, bend your elbows: that is where the keyboard belongs. Now look straight ahead: that is the upper edge of the screen. A laptop cannot be in both places, so it needs a stand, and you need a keyboard.

    ## In this order

    1 The chair, until your feet are flat.
    1 The table, or a cushion if the table does not move.
    1 The screen, an arm’s length away.
    1 The light, from the side.

    ## Eyes

    Every twenty minutes look at something that is far away. Turn the brightness down until a white page looks like paper. Dark mode is a matter of taste; glare is not.

    - A mouse that fits your hand, not your desk.
    - Cables that end where you sit.
    - A second chair, for reading.

    It costs less than one visit to somebody who presses on your neck.`,
  ),
  post(
    'batteries-what-is-true',
    'Batteries: what is true and what was true once|البطاريات: ما هو صحيح وما كان صحيحاً|باتری‌ها: چه درست است و چه زمانی درست بود',
    ['electronics', 'Yuki Tan', 'Phones, Care, Made to last'],
    `You need not drain it. You need not charge it for twelve hours first. Both were true of batteries that have not been sold for twenty years. What wears out a modern one is heat, and standing at a hundred per cent.

    ## What helps

    - Keep it between twenty and eighty when you can.
    - Take the case off while it charges fast.
    - Not in the sun, not under the pillow.
    - Switch on the setting that waits with the last part until the morning.

    ## When it is time

    Your phone tells you the health in per cent. Below eighty you will notice; a new battery costs a tenth of a new phone and takes forty minutes. Voltside does it while you wait, and the data stay where they are.

    > The greenest phone is the one in your pocket, two years from now.

    Old ones do not go into the bin. There is a red box at the door of every shop that sells them.`,
  ),
  post(
    'play-together-on-one-sofa',
    'Play together, on one sofa|العبوا معاً على أريكة واحدة|با هم بازی کنید، روی یک مبل',
    ['electronics', 'Idris Bello', 'Games, Guests'],
    `The best evenings with a console have four people, two of whom do not play. Online is for other days. Here is what works in our living room, with a grandmother, two teenagers and somebody who says that they are bad at this.

    ## Rules of the house

    - A round lasts five minutes at most.
    - Whoever loses chooses the next one.
    - The controller goes around; nobody keeps it.

    ## Three that always work

    1 Anything with a steering wheel and a banana.
    1 Anything where all of you cook, and shout.
    1 Anything that draws, and makes the others guess.

    ## Buy a second controller first

    Not the headset, not the bigger disk. A game that one plays while three watch is television with extra steps. If the sticks drift, clean them before you replace them: most of the time it is only dust, and crisps.`,
  ),
]
