/** Conversations of the demo shopper: what was said, by whom, and how long ago. */
import { deliveryTimeIn } from '../../shops/delivery-time.ts'
import type { Words } from './words.ts'

export interface ChatLine {
  readonly sender: 'user' | 'shop'
  readonly hoursAgo: number
  /** A text, or the place of a product among the shop's own, from 0: its card. */
  readonly content: string | number
  readonly seen: boolean
}

export interface ChatSeed {
  readonly shop: string
  readonly lines: readonly ChatLine[]
}

type Line = readonly [sender: 'user' | 'shop', hoursAgo: number, content: string | number]

/** @param unread how many of the last lines nobody has read yet */
const chat = (shop: string, lines: readonly Line[], unread = 0): ChatSeed => ({
  shop,
  lines: lines.map(([sender, hoursAgo, text], index) => ({
    sender,
    hoursAgo,
    content: text,
    seen: index < lines.length - unread,
  })),
})

const questions = [
  'Do you still have this in stock?',
  'How long does it take to Solano Bay?',
  'Is it true to size?',
  'Can it be washed at 40 degrees?',
  'Would you wrap it as a present?',
  'Which of the two is warmer?',
  'Is there a discount from three pieces on?',
]
const replies = [
  'Yes, a few are left.',
  'Two to four days, usually three.',
  'Rather small: take one size up if you are in between.',
  'At 30 please, and dry it in the shade.',
  'With pleasure, at no extra charge.',
  'The darker one, by quite a bit.',
  'Our voucher of ten percent fits there: you can collect it in the cart.',
]

/** A conversation of a long winter: more than two pages of it. */
const long = (): Line[] =>
  Array.from({ length: 46 }, (_, index): Line => {
    const round = Math.floor(index / 2)
    const texts = index % 2 ? replies : questions
    const text = texts[round % texts.length] ?? ''
    return [index % 2 ? 'shop' : 'user', 2600 - index * 55, text]
  })

export const chats: readonly ChatSeed[] = [
  chat(
    'maison-linden',
    [
      ['user', 30, 0],
      ['user', 29.9, 'Good evening! Is this cut wide or narrow?'],
      ['shop', 27, 'Good morning Sara! Rather wide: most of us take one size less than usual.'],
      ['user', 26, 'Thank you, that helps. And does the colour stay?'],
      ['shop', 0.6, 'It does. The linen is dyed in the yarn, so it fades slowly and evenly.'],
      ['shop', 0.5, 'How to care for it stands at https://shop.example/care/linen'],
    ],
    2,
  ),
  chat('northway-outfitters', long()),
  chat('tempo-and-co', [
    ['user', 76, 'Can you shorten a steel bracelet by two links?'],
    ['shop', 70, 'Of course.\nSend it in or come by: it takes ten minutes and costs nothing.'],
    ['user', 69, 'Wonderful.'],
  ]),
  chat(
    'voltside',
    [
      ['user', 5, 1],
      ['user', 4.9, 'Does it charge with 65 W, too?'],
      ['shop', 3, 'Yes, from 45 W on. The cable in the box does up to 100 W.'],
    ],
    1,
  ),
  chat('hearth-and-pine', [
    ['user', 200, 'Do you carry furniture up to the fourth floor?'],
    ['shop', 196, 'We do, and we take the boxes with us.'],
    ['shop', 195.9, 2],
    ['user', 190, 'That one is lovely, thank you!'],
  ]),
  chat('copper-spoon', [['user', 400, 0]]),
  chat(
    'bloom-botanica',
    [
      ['user', 52, 'My fern is turning brown at the tips 🌿'],
      ['shop', 50, 'It is thirsty for air, not for water: a light spray in the morning helps.'],
      ['shop', 1.5, 'How is the fern? 🙂'],
    ],
    1,
  ),
]

/** What a shop answers when nobody of it does. */
export const awayMessage = (shop: { readonly name: string; readonly delivery: string }): Words => {
  const within = (locale: string) => deliveryTimeIn({ locale }, shop.delivery)
  return {
    en: `Thank you for writing to ${shop.name}! All hands are busy right now; somebody answers you as soon as possible. Orders go out as usual, within ${within('en')}.`,
    ar: `شكرًا لمراسلتك ${shop.name}! الجميع مشغولون الآن، وسنرد عليك في أقرب وقت ممكن. الطلبات تخرج كالمعتاد، خلال ${within('ar')}.`,
    ir: `از پیامتان به ${shop.name} سپاسگزاریم! دست همه‌مان پر است؛ در نخستین فرصت پاسخ می‌دهیم. سفارش‌ها مثل همیشه ظرف ${within('ir')} می‌رسند.`,
  }
}
