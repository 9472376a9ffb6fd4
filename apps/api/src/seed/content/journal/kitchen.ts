import { post } from './shape.ts'

/** In the Kitchen. */
export const kitchen = [
  post(
    'the-only-three-pans',
    'The only three pans that you need|المقالي الثلاث التي تحتاجها فقط|تنها سه تابه‌ای که لازم دارید',
    ['kitchen', 'Salma Haddad', 'Cookware, Buying guide'],
    `Sets are how shops sell the pans that nobody wants. We sell pans for a living, and this is what we have at home.

    ## Cast iron, 28 cm

    For everything that should be brown. It is heavy and slow, and it forgives you. Rinse it hot, dry it on the hob, one drop of oil. It is better than it was last year, and it will say the same next year.

    ## Stainless steel, 24 cm, with a lid

    For sauces, rice and anything sour. Wait until a drop of water dances; then add the oil, then the food. What sticks wanted another minute.

    ## Non-stick, 20 cm

    For eggs, and only for eggs. Medium heat, no metal, and accept that it lives three years.

    - Wooden spoon.
    - One good lid that fits two of them.
    - A towel over the oven door.

    The rest is storage.`,
  ),
  post(
    'coffee-without-a-machine',
    'Better coffee without a machine|قهوة أفضل من دون آلة|قهوهٔ بهتر بدون دستگاه',
    ['kitchen', 'Idris Bello', 'Coffee, Breakfast'],
    `The best thing that you can buy for your coffee costs less than a bag of beans: a scale. The second best is a grinder. The machine comes a long way behind, and it takes up half of the table.

    ## The numbers

    - 60 grams for a litre, 15 for a large cup.
    - Water just off the boil: count to thirty.
    - Four minutes, whatever you brew it in.

    ## In a pot

    1 Warm the pot and throw that water away.
    1 Coffee in, twice its weight in water, wait for half a minute. It blooms; that is gas.
    1 The rest of the water, in circles.
    1 Stir once, press slowly, pour at once.

    Bitter means too fine or too long. Sour means too coarse or too short. Change one thing at a time, write it on the bag, and stop when you stop wanting to change it.`,
  ),
  post(
    'pickles-without-a-recipe',
    'Salt, sugar, time: pickles without a recipe|ملح وسكر ووقت: مخللات بلا وصفة|نمک، شکر، زمان: ترشی بدون دستور',
    ['groceries', 'Salma Haddad', 'Preserving, Autumn'],
    `In September the market sells by the crate, and nobody can eat a crate. So we keep it. There are two ways, and neither of them needs a recipe.

    ## The quick one

    Equal parts of vinegar and water, a spoon of sugar and half a spoon of salt for each cup. Boil it, pour it over anything thin, close the jar. Ready tomorrow, good for a month.

    ## The slow one

    Weigh the vegetables and take two per cent of that in salt. Press until they stand in their own water. A week at room temperature with the lid loose, then the cold.

    - Carrots with cumin.
    - Turnips with a slice of beetroot, for the colour.
    - Lemons with nothing at all.

    > If it smells of a cellar, wait. If it smells of a drain, do not.

    Label the jars. You will not remember, although you are sure that you will.`,
  ),
  post(
    'a-table-for-twelve',
    'A table for twelve from a cupboard for four|مائدة لاثني عشر من خزانة لأربعة|سفره‌ای برای دوازده نفر از کابینت چهارنفره',
    ['kitchen', 'Mara Lindqvist', 'Tableware, Guests'],
    `Nothing has to match. It has to look as if you had meant it. Choose one thing that repeats at every place, and let all the others be different: the same napkin, the same small glass, a sprig of the same herb.

    ## Count backwards

    1 How many can sit without touching elbows? Sixty centimetres each.
    1 What can be cooked in one pot and stand on the table in it?
    1 What can be done the day before? Do that.

    ## Borrow, and say so

    Plates travel well in a laundry basket with towels between them. Nobody has ever refused to lend chairs to somebody who invites them to sit on one.

    - Water and bread on the table before anyone sits.
    - Candles low enough to see over.
    - Music until the second person laughs.

    Saffron Table rent out twelve of everything. It all comes back unwashed, which is the point.`,
  ),
  post(
    'knives-that-cut',
    'One knife that cuts is worth ten that do not|سكين واحدة حادّة خير من عشر|یک چاقوی تیز بهتر از ده چاقوی کند',
    ['kitchen', 'Salma Haddad', 'Cookware, Care, Made to last'],
    `A dull knife is the dangerous one: it slips, and you were pushing. A sharp one goes where you look. You need a large one, a small one, and one with teeth for bread.

    ## Keep it sharp

    - A wooden board. Glass and stone are for looking at.
    - By hand, at once, and dried. The machine rattles it blunt in a month.
    - A steel every time, four strokes a side. It does not sharpen; it straightens.

    ## Make it sharp

    Twice a year, a wet stone of 1,000 grit. Fifteen degrees for a Japanese blade, twenty for a European one: about the height of two coins under the back. Slowly, away from you, until you feel a burr along the other side. Turn it over.

    Test it on a tomato, not on a thumb. If you would rather not, bring it to Copper Spoon on a Thursday; it takes as long as a tea.`,
  ),
]
