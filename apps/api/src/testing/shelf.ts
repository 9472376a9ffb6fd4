/** A small catalogue whose every figure is known, for tests of the catalogue's calls. */
import { hashToken } from '../auth/token.ts'
import { dealOut } from '../catalogue/deal.ts'
import type { Database } from '../db/index.ts'
import * as tables from '../db/schema.ts'
import { refreshSearch } from '../search/documents.ts'
import { testNow } from './index.ts'

const day = 24 * 60 * 60 * 1000
const at = (days: number) => new Date(testNow.getTime() + days * day)

/** The bearer token of the customer with id 1. */
export const customerToken = 'token-of-customer-1'

const shops = [
  { id: 1, name: 'North', slug: 'north', opensAt: '08:00', closesAt: '18:00', lastSeenAt: testNow },
  { id: 2, name: 'South', slug: 'south', opensAt: '22:00', closesAt: '06:00' },
  { id: 3, name: 'Closed', slug: 'closed', isActive: false },
]

type Product = typeof tables.products.$inferInsert

/** Ids 1 to 12, alternately in shop 1 and 2; id N costs N * 10 and is N days old. */
const products = Array.from({ length: 12 }, (_, index): Product => {
  const id = index + 1
  return {
    id,
    shopId: id % 2 === 1 ? 1 : 2,
    categoryId: id <= 6 ? 1 : 2,
    subCategoryId: id <= 3 ? 1 : id <= 6 ? 2 : null,
    brandId: id % 3 === 0 ? null : id % 3,
    unitId: 1,
    code: `P-${String(id).padStart(3, '0')}`,
    name: `Product ${id}`,
    names: id === 1 ? { ar: 'منتج أول', ir: 'کالای یک' } : {},
    shortDescription: id === 2 ? '100% wool_blend' : 'plain',
    description: '<p>Long text</p>',
    thumbnail: `p/${id}.webp`,
    price: `${id * 10}.00`,
    discountPrice: id === 5 ? '45.50' : null,
    quantity: id === 4 ? 0 : 20,
    soldCount: id === 7 ? 1234 : id,
    reviewCount: id === 8 ? 1250 : 0,
    ratingAvg: ({ 6: '3.9', 8: '4.6', 9: '5.0' } as Record<number, string>)[id] ?? '0',
    createdAt: at(-id),
  }
})

const hidden: Product = {
  id: 13,
  shopId: 3,
  categoryId: 1,
  code: 'P-013',
  name: 'Product of a closed shop',
  price: '1.00',
  quantity: 1,
  isListed: false,
}

/** Fills an empty database: 2 open shops, 12 products, one running and one incoming sale. */
export const fillShelf = async (db: Database): Promise<void> => {
  await db.insert(tables.shops).values(shops)
  await db.insert(tables.shopDeliveryBands).values([
    { shopId: 1, minQuantity: 4, maxQuantity: null, charge: '9.00' },
    { shopId: 1, minQuantity: 1, maxQuantity: 3, charge: '5.50' },
  ])
  await db.insert(tables.brands).values([
    { id: 1, name: 'Acme', names: { ar: 'أكمي' } },
    { id: 2, name: 'Bolt' },
    { id: 3, name: 'Unused' },
  ])
  await db.insert(tables.categories).values([
    { id: 1, name: 'Home', slug: 'home', names: { ar: 'المنزل' }, thumbnail: 'c/home.webp' },
    { id: 2, name: 'Garden', slug: 'garden' },
  ])
  await db.insert(tables.subCategories).values([
    { id: 1, categoryId: 1, name: 'Lamps', slug: 'lamps' },
    { id: 2, categoryId: 1, name: 'Chairs', slug: 'chairs' },
  ])
  await db.insert(tables.units).values({ id: 1, name: 'piece', names: { ar: 'قطعة' } })
  await db.insert(tables.sizes).values([
    { id: 1, name: 'S', position: 1 },
    { id: 2, name: 'L', position: 2 },
  ])
  await db.insert(tables.colors).values([
    { id: 1, name: 'Red', names: { ar: 'أحمر' }, colorCode: '#c9362f' },
    { id: 2, name: 'Blue', colorCode: '#3273d6' },
  ])
  await db.insert(tables.products).values([...products, hidden])
  await db.insert(tables.productSizes).values([
    { productId: 1, sizeId: 2, surcharge: '2.50' },
    { productId: 1, sizeId: 1 },
    { productId: 3, sizeId: 2 },
  ])
  await db.insert(tables.productColors).values({ productId: 1, colorId: 1, surcharge: '1.25' })
  await db.insert(tables.productMedia).values([
    { productId: 1, thumbnail: 'p/1-2.webp', colorId: 1, position: 1 },
    { productId: 1, type: 'youtube', url: '<iframe src="https://video.example/1"></iframe>' },
  ])
  await db.insert(tables.flashSales).values([
    { id: 1, name: 'Running', startsAt: at(-1), endsAt: at(1) },
    { id: 2, name: 'Incoming', startsAt: at(2), endsAt: at(3) },
    { id: 3, name: 'Over', startsAt: at(-3), endsAt: at(-2) },
  ])
  await db.insert(tables.flashSaleProducts).values([
    { flashSaleId: 1, productId: 10, salePrice: '5.00', remaining: 3, position: 2 },
    { flashSaleId: 1, productId: 2, salePrice: '15.00', remaining: 50, position: 1 },
    { flashSaleId: 2, productId: 12, salePrice: '1.00', remaining: 5 },
    { flashSaleId: 3, productId: 11, salePrice: '1.00', remaining: 5 },
  ])
  await db.insert(tables.banners).values([
    {
      id: 1,
      title: 'Welcome',
      thumbnail: 'b/1.webp',
      thumbnails: { ar: 'b/1-rtl.webp' },
      link: '/categories/home',
    },
    { id: 2, kind: 'ad' },
    { id: 3, shopId: 1, title: 'Of the shop' },
  ])
  await fillPeople(db)
  await dealOut(db)
  await refreshSearch(db)
}

const fillPeople = async (db: Database) => {
  await db.insert(tables.users).values([
    { id: 1, name: 'Sara', email: 'sara@shop.example', phone: '5550001' },
    { id: 2, name: 'Omid', email: 'omid@shop.example', phone: '5550002' },
  ])
  await db.insert(tables.accessTokens).values({
    userId: 1,
    tokenHash: hashToken(customerToken),
    expiresAt: at(30),
  })
  await db.insert(tables.favourites).values({ userId: 1, productId: 3 })
  await db.insert(tables.reviews).values([
    { userId: 1, productId: 1, shopId: 1, rating: '5', description: 'Good', createdAt: at(-2) },
    { userId: 2, productId: 1, shopId: 1, rating: '4', description: 'Fair', createdAt: at(-1) },
    { userId: null, productId: 3, shopId: 1, rating: '2', description: 'Poor', createdAt: at(-9) },
    { userId: 1, productId: 1, shopId: 1, rating: '1', description: 'Hidden', isActive: false },
    { userId: 2, shopId: 1, rating: '3', description: 'Slow', createdAt: at(-2) },
  ])
  await db.insert(tables.conversations).values([
    { userId: 1, shopId: 1, lastMessageAt: at(-1) },
    { userId: 2, shopId: 2, lastMessageAt: at(-1) },
  ])
  await db.insert(tables.chatMessages).values([
    { conversationId: 1, sender: 'user', productId: 3, createdAt: at(-2) },
    { conversationId: 1, sender: 'shop', body: 'Good morning', createdAt: at(-1) },
    { conversationId: 2, sender: 'shop', body: 'For somebody else', createdAt: at(-1) },
  ])
  await db.insert(tables.ticketIssueTypes).values({ id: 1, name: 'Delivery' })
  await db.insert(tables.tickets).values({
    id: 1,
    ticketNo: 'T10000001',
    userId: 1,
    issueType: 'Delivery',
    email: 'sara@shop.example',
    scheduleStart: at(1),
    createdAt: at(-1),
  })
  await db.insert(tables.ticketMessages).values([
    { ticketId: 1, sender: 'user', body: 'Where is it?' },
    { ticketId: 1, sender: 'support', agent: 'Mira', body: 'On its way', isHighlighted: true },
  ])
  await db
    .insert(tables.ticketAttachments)
    .values({ ticketId: 1, file: 'u/x.pdf', name: 'label.pdf', type: 'pdf', secret: 'secret' })
  const voucher = {
    discountType: 'Percentage' as const,
    discount: '10',
    startsAt: at(-1),
    endsAt: at(1),
  }
  await db.insert(tables.coupons).values([
    { ...voucher, id: 1, shopId: 1, code: 'NORTH' },
    { ...voucher, id: 2, shopId: 2, code: 'SOUTH' },
  ])
  await db.insert(tables.collectedVouchers).values({ userId: 1, couponId: 1 })
  await db.insert(tables.settings).values([
    { key: 'app_name', value: 'Shelf' },
    { key: 'multi_vendor', value: true },
    { key: 'web_logo', value: 'app/logo.svg' },
    { key: 'theme_colors', value: { primary: '#123456' } },
  ])
  await db.insert(tables.languages).values([
    { name: 'en', title: 'English' },
    { name: 'ar', title: 'العربية', direction: 'rtl' },
  ])
  await db.insert(tables.currencies).values([
    { name: 'USD', symbol: '$', isDefault: true },
    { name: 'SAR', symbol: 'SAR', rate: '3.75', position: 'suffix' },
  ])
  await db.insert(tables.countries).values({ name: 'Norway', phoneCode: '47' })
  await db.insert(tables.menus).values([
    { name: 'Shops', url: '/shops', position: 2 },
    { name: 'Home', url: '/', position: 1 },
  ])
  await db.insert(tables.footers).values({ id: 1, title: 'About', position: 1 })
  await db.insert(tables.footerItems).values({ footerId: 1, type: 'text', title: 'Hello' })
  await db.insert(tables.socialLinks).values({ name: 'Example', logo: 'social/x.svg' })
  await db.insert(tables.paymentGateways).values({ title: 'Sandbox', name: 'sandbox' })
}
