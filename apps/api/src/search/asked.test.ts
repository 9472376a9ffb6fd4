import { expect, test } from 'vitest'
import { askedIn } from './asked.ts'
import { sizesBy } from './sizes.ts'

test.each([
  ['red dress under 50', 50, 'red dress'],
  ['under $50 dress', 50, 'dress'],
  ['dress below 50 dollars', 50, 'dress'],
  ['dress less than 1,250.50', 1250.5, 'dress'],
  ['dress under € 50', 50, 'dress'],
  ['فستان أقل من 50', 50, 'فستان'],
  ['فستان اقل من ٥٠ دولار', 50, 'فستان'],
  ['کفش زیر ۵۰', 50, 'کفش'],
  ['کفش كمتر از ۱٬۵۰۰', 1500, 'کفش'],
  ['under 50', 50, ''],
  ['dress < 50', 50, 'dress'],
  ['dress max 50', 50, 'dress'],
  ['dress 50 or less', 50, 'dress'],
  ['shoes $40 and under', 40, 'shoes'],
  ['کفش ۵۰ یا کمتر', 50, 'کفش'],
])('%s asks for a price', (search, most, rest) => {
  expect(askedIn(search)).toMatchObject({
    price: { least: null, most, without: rest },
    rest,
    sale: null,
  })
})

test.each([
  ['dress over 100', 100, null, 'dress'],
  ['dress more than $1,000', 1000, null, 'dress'],
  ['black dress between 40 and 80', 40, 80, 'black dress'],
  ['dress from $80 to $40', 40, 80, 'dress'],
  ['between 40 and 80 dollars dress', 40, 80, 'dress'],
  ['فستان أكثر من ١٠٠', 100, null, 'فستان'],
  ['فستان بين 40 و80', 40, 80, 'فستان'],
  ['فستان من 40 إلى 80 دولار', 40, 80, 'فستان'],
  ['کفش بالای ۱۰۰', 100, null, 'کفش'],
  ['کفش بین ۴۰ تا ۸۰ دلار', 40, 80, 'کفش'],
  ['کفش از ۴۰ تا ۸۰', 40, 80, 'کفش'],
  ['dress from 100', 100, null, 'dress'],
  ['dress 100 or more', 100, null, 'dress'],
])('%s asks for a lowest price, or a range', (search, least, most, rest) => {
  expect(askedIn(search)).toMatchObject({ price: { least, most, without: rest }, rest })
})

test.each([
  ['dress undr 50', null, 50],
  ['dress udner $50', null, 50],
  ['dress bellow 50', null, 50],
  ['dress abve 50', 50, null],
  ['کفش حداکر ۵۰', null, 50],
])('%s asks for a price though a letter of it is wrong', (search, least, most) => {
  expect(askedIn(search).price).toMatchObject({ least, most })
})

test.each(['undr dress', 'undr 38 mm', 'oveer 50', 'about 50', 'thunder 50'])(
  '%s has no word that is one slip from a price',
  (search) => {
    expect(askedIn(search).price).toBeNull()
  },
)

test.each([
  ['under 50 dollars', 50, 'dollars'],
  ['under €50', 50, '€'],
  ['under eur 50', 50, 'eur'],
  ['under 200 SAR', 200, 'sar'],
  ['between 40 and 80 pounds', 80, 'pounds'],
  ['أقل من ٥٠ دولاراً', 50, 'دولارا'],
  ['زیر ۵ میلیون تومان', 5_000_000, 'تومان'],
  ['زیر ۵۰۰ هزار', 500_000, null],
  ['under 50', 50, null],
])('%s names its currency', (search, most, currency) => {
  expect(askedIn(search)).toMatchObject({ price: { most, currency }, rest: '' })
})

test('a currency of the shop is known by its own symbol', () => {
  const own = [{ name: 'XTS', symbol: 'Tk', rate_from_default: 2 }]
  expect(askedIn('lamp under 50 tk', own)).toMatchObject({
    price: { currency: 'tk' },
    rest: 'lamp',
  })
  expect(askedIn('lamp under 50 tk')).toMatchObject({ rest: 'lamp tk' })
})

test.each([
  'dress',
  '20 litre backpack',
  'under desk lamp',
  'watch under 38 mm',
  'under 0',
  '',
  'up to',
  'over the knee boots',
  'table between 40 and 80 cm',
])('“%s” asks for none', (search) => {
  expect(askedIn(search)).toMatchObject({
    price: null,
    sale: null,
    sort: null,
    rest: search,
    said: '',
  })
})

test.each([
  ['sale', 'sale', ''],
  ['dress on sale', 'on sale', 'dress'],
  ['تخفيضات أحذية', 'تخفيضات', 'أحذية'],
  ['کفش تخفیف‌دار', 'تخفیف‌دار', 'کفش'],
])('%s asks for what is reduced', (search, sale, rest) => {
  expect(askedIn(search)).toMatchObject({ sale: { word: sale }, rest, price: null })
})

test('both are asked for together, and each is told as it was typed', () => {
  expect(askedIn('Sale dress under $50')).toEqual({
    orPriced: null,
    price: { word: 'under $50', least: null, most: 50, currency: '$', without: 'Sale dress' },
    sale: { word: 'Sale', percent: null },
    sort: null,
    rest: 'dress',
    said: 'Sale under $50',
    values: {},
  })
})

test.each([
  ['cheap dress', 'low_to_high', 'dress'],
  ['dress low price', 'low_to_high', 'dress'],
  ['أرخص فستان', 'low_to_high', 'فستان'],
  ['فستان رخيص', 'low_to_high', 'فستان'],
  ['کفش ارزان', 'low_to_high', 'کفش'],
  ['ارزان‌ترین کفش', 'low_to_high', 'کفش'],
  ['best-selling shoes', 'top_selling', 'shoes'],
  ['newest shoes', 'newest', 'shoes'],
  ['new shoes', null, 'new shoes'],
  ['new', 'newest', ''],
  ["what's new", 'newest', ''],
  ['something cheap', 'low_to_high', ''],
  ['anything but red', null, 'anything but red'],
  ['something', null, 'something'],
  ['shoes cheaper than 50', null, 'shoes'],
  ['فستان أرخص من 50', null, 'فستان'],
])('%s asks for an order', (search, sort, rest) => {
  expect(askedIn(search)).toMatchObject({ sort, rest })
})

test.each([
  ['dress 50', 50, null, 'dress'],
  ['dress to 50', 50, null, 'dress to'],
  ['red dress $50', 50, '$', 'red dress'],
  ['dress 50 dollars', 50, 'dollars', 'dress'],
  ['فستان ٥٠', 50, null, 'فستان'],
  ['کفش ۵۰۰ هزار تومان', 500_000, 'تومان', 'کفش'],
])('%s may ask for a price', (search, most, currency, rest) => {
  expect(askedIn(search)).toMatchObject({
    price: null,
    rest: search,
    orPriced: { price: { least: null, most, currency, without: rest }, rest },
  })
})

test.each([
  ['watch 100-200', 100, 200, null],
  ['watch 200–100', 100, 200, null],
  ['watch $100-$200', 100, 200, '$'],
  ['watch 100 - 200', 100, 200, null],
  ['watch 100 — 200 euros', 100, 200, 'euros'],
  ['ساعة ١٠٠-٢٠٠ دولار', 100, 200, 'دولار'],
  ['ساعت ۱۰۰ تا ۲۰۰', 100, 200, null],
])('%s may ask for a range', (search, least, most, currency) => {
  const { price, orPriced } = askedIn(search)
  expect(price).toBeNull()
  expect(orPriced?.price).toMatchObject({ least, most, currency })
  expect(orPriced?.rest).toBe(search.split(' ')[0])
})

test.each([
  'WH-1000',
  'size 38-40',
  'سایز ۳۸',
  'kimono size 38 - 40',
  'bolts 38-40 mm',
  'toys 3-5 years',
  'SL-WO-10001',
  '50 dresses',
  'sofa 3 m',
  'dress under 50',
  'dress',
])('%s does not', (search) => {
  expect(askedIn(search).orPriced).toBeNull()
})

const sizes = new Map([
  ['xl', [4]],
  ['m', [2]],
  ['42', [12]],
  ['50ml', [21]],
  ['140x200', [22]],
  ['setof4', [23]],
])

test.each([
  ['shoes size 42', [12], 'size 42', 'shoes'],
  ['size 42 shoes', [12], 'size 42', 'shoes'],
  ['shirt in size M', [2], 'in size M', 'shirt'],
  ['XL shirt', [4], 'XL', 'shirt'],
  ['extra large shirt', [4], 'extra large', 'shirt'],
  ['medium size coat', [2], 'medium size', 'coat'],
  ['tshirt white m', [2], 'm', 'tshirt white'],
  ['black shoes 42', [12], '42', 'black shoes'],
  ['size xl', [4], 'size xl', ''],
  ['perfume 50ml', [21], '50ml', 'perfume'],
  ['perfume 50 ml', [21], '50 ml', 'perfume'],
  ['عطر 50 مللي', [21], '50 مللي', 'عطر'],
  ['50ml', [21], '50ml', ''],
  ['XL', [4], 'XL', ''],
  ['x-large dress', [4], 'x-large', 'dress'],
  ['إكس لارج', [4], 'إكس لارج', ''],
  ['medium', [2], 'medium', ''],
  ['EU 42', [12], 'EU 42', ''],
  ['dress size medium', [2], 'size medium', 'dress'],
  ['تیشرت سایز مدیوم', [2], 'سایز مدیوم', 'تیشرت'],
  ['bed 140 × 200', [22], '140 × 200', 'bed'],
  ['bed 140x200', [22], '140x200', 'bed'],
  ['bed 140 x 200', [22], '140 x 200', 'bed'],
  ['set of 4 chairs', [23], 'set of 4', 'chairs'],
  ['حذاء مقاس 42', [12], 'مقاس 42', 'حذاء'],
  ['کفش سایز ۴۲', [12], 'سایز ۴۲', 'کفش'],
])('%s asks for a size', (search, ids, word, rest) => {
  expect(askedIn(search, [], { size_id: sizesBy(sizes) })).toMatchObject({
    values: { size_id: { ids, word, without: rest } },
    rest,
    price: null,
  })
})

test.each([
  '42',
  'm',
  'size 50 shoes',
  'size guide',
  'xxl shirt',
  'axl',
  '42 mm watch',
  '2 m cable',
  '42 cm mirror',
])('%s asks for no size of the shop', (search) => {
  expect(askedIn(search, [], { size_id: sizesBy(sizes) }).values).toEqual({})
})

test('a size stands beside a price', () => {
  expect(askedIn('xl shirt under 50', [], { size_id: sizesBy(sizes) })).toMatchObject({
    values: { size_id: { word: 'xl', without: 'shirt under 50' } },
    price: { most: 50, without: 'xl shirt' },
    rest: 'shirt',
  })
})

test.each([
  ['$50 dress', null, 50],
  ['40-80 dress', 40, 80],
  ['$40-$80 red dress', 40, 80],
])('%s may begin with a price', (search, least, most) => {
  expect(askedIn(search).orPriced?.price).toMatchObject({ least, most })
})

test.each(['500 piece puzzle', '2 seater sofa', '20-litre backpack', '30-60 cm mirror'])(
  '%s begins with a number that is none',
  (search) => {
    expect(askedIn(search).orPriced).toBeNull()
  },
)

test.each([
  ['50% off', '50% off', 50, ''],
  ['shoes 50 % off', '50 % off', 50, 'shoes'],
  ['20 percent off bags', '20 percent off', 20, 'bags'],
  ['discount 50%', 'discount 50%', 50, ''],
  ['۵۰٪ تخفیف', '۵۰٪ تخفیف', 50, ''],
  ['خصم 30% أحذية', 'خصم 30%', 30, 'أحذية'],
  ['shoes sale', 'sale', null, 'shoes'],
  ['30%', '30%', 30, ''],
  ['up to 50% off', 'up to 50% off', 50, ''],
  ['half price shoes', 'half price', 50, 'shoes'],
  ['۵۰ درصد تخفیف', '۵۰ درصد تخفیف', 50, ''],
  ['خصم 50 بالمئة', 'خصم 50 بالمئة', 50, ''],
])('%s asks for a reduction', (search, word, percent, rest) => {
  expect(askedIn(search)).toMatchObject({ sale: { word, percent }, rest, price: null })
})

test('a percentage is no size', () => {
  const asked = askedIn('42 percent off', [], { size_id: sizesBy(sizes) })
  expect(asked).toMatchObject({ values: {}, sale: { percent: 42 }, rest: '' })
})

test.each(['off road car', '50% cotton'])('%s asks for none', (search) => {
  expect(askedIn(search).sale).toBeNull()
})
