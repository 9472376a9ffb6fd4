import { random } from '../random.ts'
import { shops } from './shops.ts'
import { type Words, words } from './words.ts'

export interface BannerSeed {
  title: Words
  /** Its picture; `-rtl` is the same for who reads from the right. */
  thumbnail: string
  link: string
}

export const homeBanners: readonly BannerSeed[] = [
  {
    title: words('The autumn edit|تشكيلة الخريف|گزیدهٔ پاییز'),
    thumbnail: 'b/1',
    link: '/categories/women',
  },
  {
    title: words('Sound, sight and play|صوت وصورة ولعب|صدا، تصویر و بازی'),
    thumbnail: 'b/2',
    link: '/categories/electronics',
  },
  {
    title: words('Rooms to come home to|غرف يطيب الرجوع إليها|اتاق‌هایی برای برگشتن به خانه'),
    thumbnail: 'b/3',
    link: '/categories/home',
  },
  {
    title: words('Fresh from the farm|طازج من المزرعة|تازه از مزرعه'),
    thumbnail: 'b/4',
    link: '/categories/groceries',
  },
]

export const homeAds: readonly BannerSeed[] = [
  {
    title: words('Quiet beauty|جمال هادئ|زیبایی آرام'),
    thumbnail: 'ad/1',
    link: '/categories/beauty',
  },
  {
    title: words('Back on the court|عودة إلى الملعب|بازگشت به زمین'),
    thumbnail: 'ad/2',
    link: '/categories/sports',
  },
]

const hour = 60 * 60 * 1000
const day = 24 * hour

export type FlashSaleSeed = {
  name: Words
  thumbnail: string
  startsAt: Date
  endsAt: Date
  /** Places among the products that have stock and no discount of their own. */
  products: ReadonlyArray<{ index: number; share: number; remaining: number }>
}

const picks = (seed: string, count: number, span: number) => {
  const chance = random(seed)
  const indexes = chance.some(
    Array.from({ length: span }, (_, index) => index),
    count,
  )
  return indexes.map((index) => ({
    index,
    share: chance.pick([0.5, 0.55, 0.6, 0.65, 0.7]),
    remaining: chance.int(6, 60),
  }))
}

export const flashSales = (now: Date, span: number): FlashSaleSeed[] => [
  {
    name: words('Three-Day Deals|عروض الأيام الثلاثة|پیشنهادهای سه‌روزه'),
    thumbnail: 'f/running.webp',
    startsAt: new Date(now.getTime() - day),
    endsAt: new Date(now.getTime() + 2 * day),
    products: picks('running sale', 12, span),
  },
  {
    name: words('Weekend Play|لعب عطلة الأسبوع|بازی آخر هفته'),
    thumbnail: 'f/incoming.webp',
    startsAt: new Date(now.getTime() + 3 * day),
    endsAt: new Date(now.getTime() + 5 * day),
    products: picks('incoming sale', 12, span),
  },
]

export type CouponSeed = {
  shop: string | null
  code: string
  voucherType: string
  discountType: 'Amount' | 'Percentage'
  discount: string
  minOrderAmount: string
  maxDiscountAmount: string | null
  limitForUser: number
  totalLimit: number | null
  startsAt: Date
  endsAt: Date
}

export const coupons = (now: Date): CouponSeed[] => {
  const span = (from: number, to: number) => ({
    startsAt: new Date(now.getTime() + from * day),
    endsAt: new Date(now.getTime() + to * day),
  })
  const global = { shop: null, voucherType: 'Coupon', maxDiscountAmount: null, totalLimit: null }
  const everywhere: CouponSeed[] = [
    {
      ...global,
      ...span(-30, 365),
      code: 'WELCOME10',
      discountType: 'Percentage',
      discount: '10.00',
      minOrderAmount: '30.00',
      maxDiscountAmount: '25.00',
      limitForUser: 1,
    },
    {
      ...global,
      ...span(-10, 60),
      code: 'SOLANO5',
      discountType: 'Amount',
      discount: '5.00',
      minOrderAmount: '40.00',
      limitForUser: 3,
    },
    {
      ...global,
      ...span(-60, -2),
      code: 'SUMMER20',
      discountType: 'Percentage',
      discount: '20.00',
      minOrderAmount: '50.00',
      maxDiscountAmount: '40.00',
      limitForUser: 1,
    },
    {
      ...global,
      ...span(-5, 90),
      code: 'FIRST100',
      discountType: 'Amount',
      discount: '10.00',
      minOrderAmount: '60.00',
      limitForUser: 1,
      totalLimit: 100,
    },
  ]
  const ofShops = shops.flatMap((shop): CouponSeed[] => {
    const chance = random(`coupons ${shop.slug}`)
    const base = shop.slug.split('-')[0]?.toUpperCase() ?? ''
    const voucher = { shop: shop.slug, voucherType: 'Voucher', totalLimit: null }
    return [
      {
        ...voucher,
        ...span(-20, chance.int(40, 120)),
        code: `${base}10`,
        discountType: 'Percentage',
        discount: '10.00',
        minOrderAmount: '25.00',
        maxDiscountAmount: '30.00',
        limitForUser: 2,
      },
      {
        ...voucher,
        ...span(-8, chance.int(20, 60)),
        code: `${base}8OFF`,
        discountType: 'Amount',
        discount: '8.00',
        minOrderAmount: '80.00',
        maxDiscountAmount: null,
        limitForUser: 1,
      },
      {
        ...voucher,
        ...span(-2, chance.int(10, 30)),
        code: `${base}15`,
        discountType: 'Percentage',
        discount: '15.00',
        minOrderAmount: '120.00',
        maxDiscountAmount: '45.00',
        limitForUser: 1,
        totalLimit: 500,
      },
    ]
  })
  return [...everywhere, ...ofShops]
}
