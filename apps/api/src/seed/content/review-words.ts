import { lines } from './words.ts'

/** Sentences for reviews: by feeling, by category, and how people end. */
const list = (text: string) => lines(text)

export const openings = {
  great: list(`Exactly what I hoped for.
    Better than in the pictures.
    I rarely write reviews, but this deserves one.
    Second one I have bought here.
    Love it.
    Very happy with this.
    My favourite purchase this year.
    Honestly impressed.
    Bought it as a present and nearly kept it.
    Five weeks in and still delighted.`),
  fine: list(`Good, with one or two small things.
    Solid for the price.
    Does what it says.
    Nice, though not perfect.
    I like it, mostly.
    A good buy on balance.`),
  poor: list(`I expected more.
    Not for me, sadly.
    Had to send the first one back.
    It is all right, no more.
    Disappointed this time.`),
}

export const byCategory: Record<string, { great: string[]; fine: string[]; poor: string[] }> = {
  women: {
    great: list(`The fabric falls beautifully and does not crease in the bag.
      Fits as if it had been made for me.
      The colour is deeper in real life, in a good way.
      I wore it to a wedding and was asked about it three times.
      Washed it six times and it still looks new.
      The lining makes all the difference.`),
    fine: list(`A little long for me at 160 cm, easily taken up.
      The fabric is thinner than I thought, fine for summer.
      Runs slightly large around the waist.`),
    poor: list(`The seam under the arm opened after two wears.
      The colour is quite different from the picture.`),
  },
  men: {
    great: list(`Finally a collar that stays flat.
      Heavy cotton, does not twist after washing.
      Fits well on the shoulders, which is rare for me.
      I ordered two more the next day.
      Looks smart with a jacket and relaxed without one.`),
    fine: list(`Sleeves are a touch short, the rest is spot on.
      Needs a proper press the first time.
      Slimmer than my usual size.`),
    poor: list(`Shrank half a size in the first wash.
      A button came loose within a week.`),
  },
  shoes: {
    great: list(`Comfortable from the first step, no blisters.
      Ran my first ten kilometres in them.
      True to size and lighter than they look.
      Good grip in the rain.
      I stand all day at work and my feet thank me.`),
    fine: list(`They needed a week to soften.
      Order half a size up if your feet are wide.
      The laces are a bit long.`),
    poor: list(`Rubs at the heel, even with thick socks.
      The sole squeaks on wooden floors.`),
  },
  bags: {
    great: list(`Everything has its place and it still looks slim.
      The zips run like butter.
      Survived three flights without a scratch.
      The leather smells wonderful and feels solid.
      Compliments from strangers, what more can I say.`),
    fine: list(`I wish the strap were a little longer.
      The inside pocket could be deeper.
      Heavier than expected, but sturdy.`),
    poor: list(`The clasp is stiff and hard to open with one hand.
      A thread was loose when it arrived.`),
  },
  jewellery: {
    great: list(`Keeps perfect time and looks twice its price.
      She said yes, and the ring fits.
      Catches the light without shouting.
      The box alone is worth keeping.
      Elegant, light, and I forget I am wearing it.`),
    fine: list(`The strap is stiff at first.
      Smaller than I pictured, do check the measurements.
      Lovely piece, the clasp takes practice.`),
    poor: list(`One stone was loose, the shop replaced it.
      The glass scratched sooner than I hoped.`),
  },
  electronics: {
    great: list(`Set up in five minutes, no account needed.
      The battery really lasts two days.
      Quiet, quick, and it stays cool.
      The sound is clear even at low volume.
      Firmware update on day one, no trouble since.`),
    fine: list(`The manual is thin, but the shop answered quickly.
      The cable in the box is short.
      Great hardware, the app could be tidier.`),
    poor: list(`Lost the connection twice in the first week.
      It gets warm when charging.`),
  },
  home: {
    great: list(`Makes the whole room look calmer.
      Ten minutes to put together, and no wobble.
      The wood grain is beautiful.
      Delivered to the room and the boxes taken away.
      Our cat has claimed it, so it must be good.`),
    fine: list(`The shade is a little lighter than on my screen.
      One screw was missing, a new one came in two days.
      Firm at first, better after a fortnight.`),
    poor: list(`Arrived with a small dent on one side.
      The finish marks easily.`),
  },
  kitchen: {
    great: list(`Nothing sticks, and it wipes clean.
      Feels balanced in the hand.
      Pours without dripping, at last.
      Goes from the hob to the table and looks good there.
      In use every single day since it came.`),
    fine: list(`The lid is a bit loose.
      Heavier than my old one, you get used to it.
      Hand wash only, I should have read that.`),
    poor: list(`Chipped in the second week.
      Stains more quickly than I would like.`),
  },
  beauty: {
    great: list(`My skin is calm for the first time this winter.
      A tiny amount is enough.
      The scent is gentle and stays until evening.
      No more dry patches.
      The colour lasts through lunch and coffee.`),
    fine: list(`The pump gives a little too much.
      Nice texture, I would like a larger size.
      The scent is stronger than described.`),
    poor: list(`Did not agree with my sensitive skin.
      The bottle leaked a little on the way.`),
  },
  sports: {
    great: list(`Took it to the club and now three of us have one.
      Good grip, even in the wet.
      Light enough to carry all day.
      My serve has never felt better.
      The kids have not put it down.`),
    fine: list(`Needs a little air when it arrives.
      The bag could be stronger.
      Fine for beginners, you may outgrow it.`),
    poor: list(`Lost pressure after a month.
      The grip tape came off early.`),
  },
  toys: {
    great: list(`My daughter takes it everywhere.
      Survived the stairs, twice.
      We play it every Sunday now.
      No batteries, no noise, hours of peace.
      Sturdy, colourful, and no sharp edges.`),
    fine: list(`Smaller than we expected, still a hit.
      The instructions could have more pictures.
      A bit hard for a four-year-old alone.`),
    poor: list(`One part broke on the first day.
      The paint rubs off at the edges.`),
  },
  groceries: {
    great: list(`Tastes like it did in my grandmother’s garden.
      Fresh, ripe, and not one bad piece.
      Arrived cool and well packed.
      Gone in a day, we ordered again.
      You can taste the difference.`),
    fine: list(`Two pieces were a little soft.
      Good, but I would like a larger pack.
      Ripe on arrival, so eat soon.`),
    poor: list(`Past its best when it came.
      Too sweet for us.`),
  },
}

export const endings = {
  great: list(`Highly recommended.
    Will buy again.
    Delivery was quick too.
    Thank you to the shop for the kind note.
    Worth every cent.
    Packaging was lovely and free of plastic.
    I have already told my sister about it.`),
  fine: list(`Still, I would buy it again.
    Delivery was on time.
    The shop was friendly when I asked.
    Four stars from me.`),
  poor: list(`The return was easy, at least.
    I hope the next batch is better.
    Customer service was kind about it.`),
}

export const long =
  list(`I compared it with two others at home for a week, and this is the one that stayed: it is simply finished better, down to the parts you do not see.
  A few details that the description does not mention: it is quieter than my old one, it dries in no time, and the box is sturdy enough to keep.
  I hesitated because of the price. After a month of daily use I do not think about the price any more.
  We had a question before ordering and got a clear answer within the hour, on a Sunday. That alone would bring me back.`)

export const otherLanguages = {
  ar: {
    great: list(`منتج رائع وأفضل مما توقعت.
      جودة ممتازة والتوصيل كان سريعًا.
      أنصح به بشدة، وسأشتري مرة أخرى.
      مطابق للصور تمامًا، شكرًا للمتجر.
      أجمل ما اشتريت هذا العام.`),
    fine: list(`جيد بشكل عام، مع ملاحظات بسيطة.
      مناسب لسعره.
      المقاس أكبر قليلًا مما توقعت.`),
    poor: list(`توقعت جودة أفضل.
      وصل متأخرًا والتغليف لم يكن جيدًا.`),
  },
  ir: {
    great: list(`کیفیتش عالی بود، خیلی راضی‌ام.
      دقیقاً مثل عکس‌ها بود، ممنون از فروشگاه.
      ارسال سریع و بسته‌بندی تمیز.
      حتماً دوباره می‌خرم.
      ارزش قیمتش را دارد.`),
    fine: list(`در کل خوب بود، فقط کمی بزرگ‌تر از انتظارم بود.
      نسبت به قیمت خوب است.
      رنگش کمی با عکس فرق دارد.`),
    poor: list(`انتظار بیشتری داشتم.
      دیر رسید و بسته‌بندی خوب نبود.`),
  },
}
