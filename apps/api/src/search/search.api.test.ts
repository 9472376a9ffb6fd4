import { getFacets, getProducts, getSuggestions, type Suggestions } from '@shop/contract'
import { eq, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { productColors, products } from '../catalogue/tables.ts'
import { clearMemos } from '../memo.ts'
import { settings } from '../settings/tables.ts'
import { openTestApi, type TestApi } from '../testing/index.ts'
import { fillShelf } from '../testing/shelf.ts'
import { refreshSearch } from './documents.ts'
import { searchSynonyms } from './tables.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await fillShelf(api.db)
  const name = async (id: number, name: string, names = {}) =>
    api.db.update(products).set({ name, names }).where(eq(products.id, id))
  await name(3, 'Wireless headphones', { ar: 'سماعات لاسلكية' })
  await name(5, 'Leather boots')
  await name(7, 'Leather belt')
  await api.db.insert(productColors).values({ productId: 2, colorId: 2 })
  await refreshSearch(api.db)
})
afterAll(() => api.close())

const suggest = async (search: string): Promise<Suggestions> => {
  const { status, body } = await api.get(`/search-suggestions?search=${encodeURIComponent(search)}`)
  expect(status, JSON.stringify(body)).toBe(200)
  expect(v.parse(getSuggestions.data, body.data)).toEqual(body.data)
  return body.data as Suggestions
}
const names = (found: Suggestions) => found.products.map(({ name }) => name)

test('what has been typed so far names products, best-selling first, categories and shops', async () => {
  expect(names(await suggest('leath'))).toEqual(['Leather belt', 'Leather boots'])
  expect(await suggest('head')).toMatchObject({
    products: [{ id: 3, price: 30, discount_price: 0 }],
    spelling: null,
  })
  expect((await suggest('lam')).categories).toMatchObject([
    { name: 'Lamps', parent: { slug: 'home' } },
  ])
  expect((await suggest('no')).shops).toMatchObject([{ id: 1, name: 'North' }])
  // A closed shop is nowhere, and neither are its products.
  expect(await suggest('closed')).toMatchObject({ products: [], shops: [] })
  expect((await suggest('p')).products).toHaveLength(6)
})

test('what is suggested for a colour is shown and opened in it', async () => {
  const [plain] = (await suggest('product 1')).products
  expect(plain).toMatchObject({ id: 1, color_id: null })
  const [red] = (await suggest('red product')).products
  expect(red).toMatchObject({ id: 1, color_id: 1 })
  expect(red?.thumbnail).toMatch(/p\/1\.webp$/)
})

test.each([
  ['hedphones', 'headphones'],
  ['headfones', 'headphones'],
  ['lether', 'leather'],
  ['LETHER bots', 'leather boots'],
  ['wirelss hedphone', 'wireless headphones'],
])('%s is taken for %s, in suggestions, in the list and in its filters', async (typed, meant) => {
  const found = await suggest(typed)
  expect(found.spelling).toBe(meant)
  expect(found.products.length).toBeGreaterThan(0)
  const { body } = await api.get(`/products?search=${encodeURIComponent(typed)}`)
  expect(body.data).toMatchObject({ spelling: meant, total: found.products.length })
  const facets = await api.get(`/product-facets?search=${encodeURIComponent(typed)}`)
  const { categories } = facets.body.data as { categories: { count: number }[] }
  expect(categories.reduce((sum, { count }) => sum + count, 0)).toBe(found.products.length)
})

const list = async (search: string, more = '') => {
  const { body } = await api.get(`/products?search=${encodeURIComponent(search)}${more}`)
  const data = v.parse(getProducts.data, body.data)
  return { ...data, names: data.products.map(({ name }) => name) }
}

test('where nothing has all words, the most of them are looked for, what it is before its colour', async () => {
  const wireless = { names: ['Wireless headphones'], left_out: ['leather'], spelling: null }
  expect(await list('leather wireless headphones')).toMatchObject(wireless)
  // Only product 1 is red, and no boots are.
  expect(await list('red boots')).toMatchObject({ names: ['Leather boots'], left_out: ['red'] })
  expect(await list('red product')).toMatchObject({ names: ['Product 1'], left_out: [] })
  expect(await list('lether qqzzxx')).toMatchObject({
    names: ['Leather belt', 'Leather boots'],
    spelling: 'leather qqzzxx',
    left_out: ['qqzzxx'],
  })
  // Words that only a description has are better than none.
  expect(await list('qqzzxx wool')).toMatchObject({ names: ['Product 2'], left_out: ['qqzzxx'] })
  const facets = await api.get('/product-facets?search=red%20boots')
  expect(facets.body.data).toMatchObject({ categories: [{ id: 1, count: 1 }] })
})

test('the words that ask for colours are told, each with the search without it', async () => {
  const words = async (search: string) =>
    (await api.get(`/products?search=${encodeURIComponent(search)}`)).body.data
  expect(await words('red product')).toMatchObject({
    color_words: [{ word: 'red', color_ids: [1], without: 'product' }],
    products: [
      { id: 1, colors: [{ id: 1, thumbnail: expect.stringContaining('/media/p/1.webp') }] },
    ],
  })
  expect(await words('leather boots')).toMatchObject({ color_words: [] })
})

test('a colour in words is one that is chosen: the others are offered and counted as beside a chosen one', async () => {
  const offered = async (query: string) => {
    const { filters } = v.parse(getProducts.data, (await api.get(`/products?${query}`)).body.data)
    const facets = await api.get(`/product-facets?${query}`)
    return { colors: filters.colors, counts: v.parse(getFacets.data, facets.body.data).colors }
  }
  const chosen = await offered('search=product&color_id=1')
  expect(chosen.counts).toHaveLength(2)
  expect(await offered('search=red%20product')).toEqual(chosen)
  expect(await offered('search=red')).toEqual(await offered('color_id=1'))
  // Beside a chosen colour both are asked for: each that is counted is of what is red, too.
  const beside = await offered('search=red%20product&color_id=2')
  expect(beside.counts).toEqual([{ id: 1, count: 1 }])
  const inPrices = await offered('search=red%20product%20under%2090')
  expect(inPrices.counts).toEqual((await offered('search=product%20under%2090&color_id=1')).counts)
})

test('an amount alone is the most to be paid where nothing is called so and something costs less', async () => {
  const below = { word: '60', min_price: null, max_price: 60, without: 'leather' }
  expect(await list('leather 60')).toMatchObject({
    names: ['Leather boots'],
    price_words: below,
    left_out: [],
  })
  expect((await list('leather $60')).price_words).toMatchObject({ word: '$60', max_price: 60 })
  expect(names(await suggest('leather 60'))).toEqual(['Leather boots'])
  // Product 10 is called so, and costs 100.
  expect(await list('product 10')).toMatchObject({ names: ['Product 10'], price_words: null })
  // No leather costs less than 5.
  expect(await list('leather 5')).toMatchObject({
    names: ['Leather belt', 'Leather boots'],
    price_words: null,
    left_out: ['5'],
  })
})

test('two words that were typed as one are taken apart', async () => {
  expect(await list('bootsleather')).toMatchObject({
    names: ['Leather boots'],
    spelling: 'boots leather',
  })
  expect(await list('redproduct')).toMatchObject({
    names: ['Product 1'],
    color_words: [{ word: 'red' }],
  })
  expect((await list('headphoneswireless leather')).left_out).toEqual(['leather'])
  // Both are there, and nothing is both.
  expect((await list('wirelessboots')).total).toBe(0)
})

test('cheap asks for no thing: of the best matches the cheapest stand first, unless another order is chosen', async () => {
  expect((await list('leather')).names).toEqual(['Leather belt', 'Leather boots'])
  expect((await list('cheap leather')).names).toEqual(['Leather boots', 'Leather belt'])
  expect((await list('cheap leather', '&sort_type=high_to_low')).names).toEqual([
    'Leather belt',
    'Leather boots',
  ])
  expect(names(await suggest('cheap leather'))).toEqual(['Leather boots', 'Leather belt'])
  expect((await list('cheap')).names.slice(0, 3)).toEqual(['Product 10', 'Product 1', 'Product 2'])
})

test('a price in words is a highest or lowest one, unless one is chosen', async () => {
  const words = async (search: string, more = '') => {
    const { names, price_words } = await list(search, more)
    return { names, price_words }
  }
  expect(await words('leather under $60')).toEqual({
    names: ['Leather boots'],
    price_words: { word: 'under $60', min_price: null, max_price: 60, without: 'leather' },
  })
  expect(await words('leather over 60')).toEqual({
    names: ['Leather belt'],
    price_words: { word: 'over 60', min_price: 60, max_price: null, without: 'leather' },
  })
  expect(await words('leather between 10 and 60', '&min_price=20')).toMatchObject({
    price_words: { min_price: null, max_price: 60 },
  })
  expect(await words('leather under 60', '&max_price=100')).toEqual({
    names: ['Leather belt', 'Leather boots'],
    price_words: null,
  })
  expect((await list('under 25')).names).toEqual(['Product 10', 'Product 2', 'Product 1'])
  // Whoever takes the colour away keeps the price.
  expect((await list('red product under 90')).color_words).toMatchObject([
    { word: 'red', without: 'product under 90' },
  ])
  expect(names(await suggest('leather under 60'))).toEqual(['Leather boots'])
  expect((await suggest('lamps under 60')).categories).toMatchObject([{ name: 'Lamps' }])
  const facets = await api.get('/product-facets?search=leather%20under%2060')
  expect(facets.body.data).toMatchObject({ categories: [{ count: 1 }] })
})

test('a price in words is in the currency that it names, else in the one that comes with it', async () => {
  const most = async (search: string, currency: string) =>
    (await list(search, `&currency=${currency}`)).price_words?.max_price
  const rate = 3.75
  expect(await most('leather under 180', 'SAR')).toBeCloseTo(180 / rate)
  expect(await most('leather under 60 dollars', 'SAR')).toBe(60)
  expect(await most('leather under 180 sar', 'USD')).toBeCloseTo(180 / rate)
  expect(await most('leather under 60', 'nonsense')).toBe(60)
  const cheap = await api.get('/search-suggestions?search=leather%20under%20180&currency=SAR')
  expect(names(v.parse(getSuggestions.data, cheap.body.data))).toEqual(['Leather boots'])
  const facets = await api.get('/product-facets?search=leather%20under%20180&currency=SAR')
  expect(facets.body.data).toMatchObject({ categories: [{ count: 1 }] })
})

test('a price in words that leaves nothing is left out, and the nearest to it stand first', async () => {
  const both = ['Leather boots', 'Leather belt']
  const without = (left_out: string[]) => ({ left_out, price_words: null })
  expect(await list('leather under 5')).toMatchObject({ names: both, ...without(['under 5']) })
  expect(await list('leather over 900')).toMatchObject({
    names: both.toReversed(),
    ...without(['over 900']),
  })
  expect(await list('سماعات أقل من ٢٠')).toMatchObject({ total: 1, ...without(['أقل من ٢٠']) })
  expect(await list('lether undr $5')).toMatchObject({
    names: both,
    spelling: 'leather',
    ...without(['undr $5']),
  })
  // A currency says that it is a price.
  expect(await list('leather $5')).toMatchObject({ names: both, ...without(['$5']) })
  expect((await list('leather under 5', '&sort_type=high_to_low')).names).toEqual(both.toReversed())
  expect(names(await suggest('leather under 5'))).toEqual(both)
  // What the shopper chose is kept, and so is a price without a thing.
  expect((await list('leather under 60', '&max_price=5')).total).toBe(0)
  expect((await list('leather under 60', '&category_id=2')).total).toBe(0)
  expect((await list('under 1')).total).toBe(0)
})

test('a sale in words that leaves nothing is left out, before a price and after it', async () => {
  expect(await list('belt sale')).toMatchObject({ names: ['Leather belt'], left_out: ['sale'] })
  expect(await list('belt sale under 90')).toMatchObject({
    names: ['Leather belt'],
    left_out: ['sale'],
    price_words: { word: 'under 90' },
  })
  expect(await list('leather sale under 5')).toMatchObject({
    names: ['Leather boots'],
    left_out: ['under 5'],
  })
  expect(await list('belt sale under 5')).toMatchObject({
    names: ['Leather belt'],
    left_out: ['under 5', 'sale'],
  })
})

test('two amounts are a lowest and a highest price where no product is called so', async () => {
  for (const typed of ['40-60', '$40-$60', '40 - 60', '40–60'])
    expect(await list(`leather ${typed}`), typed).toMatchObject({
      names: ['Leather boots'],
      left_out: [],
      price_words: { word: typed, min_price: 40, max_price: 60, without: 'leather' },
    })
  expect(await list('p-007')).toMatchObject({ names: ['Leather belt'], price_words: null })
  expect(await list('leather 1-2')).toMatchObject({ price_words: null, left_out: ['1-2'] })
})

test('a number never wins over a word that names a thing, also where that is only begun or misspelt', async () => {
  for (const typed of ['boot qqzzxx 10', '10 qqzzxx boot', 'bots qqzzxx 10'])
    expect((await list(typed)).names, typed).toEqual(['Leather boots'])
  expect(await list('lether hea qqzzxx 10')).toMatchObject({
    names: ['Leather belt', 'Leather boots'],
  })
  // Two letters that are swapped leave too little for likeness by threes, in a short word.
  expect(await list('botos')).toMatchObject({ names: ['Leather boots'], spelling: 'boots' })
  // A word that is one slip from a whole one is mended before anything is left out.
  expect(await list('leathe qqzzxx 10')).toMatchObject({ spelling: 'leather qqzzxx 10' })
})

test('a joined word of which only the end names a thing is that thing, the beginning left out', async () => {
  expect(await list('qqzboots')).toMatchObject({
    names: ['Leather boots'],
    spelling: 'qqz boots',
    left_out: ['qqz'],
  })
  // It is spelt otherwise first, and a short end is no thing.
  expect(await list('hedphones')).toMatchObject({ spelling: 'headphones', left_out: [] })
  expect((await list('qqzbelt')).total).toBe(0)
})

test('what is only near to what is looked for is shown with a word', async () => {
  await api.db
    .update(products)
    .set({ description: '<p>Waterproof, with a strap for headphones.</p>' })
    .where(eq(products.id, 7))
  await api.db
    .insert(searchSynonyms)
    .values({ said: 'earmuffs', meant: 'headphones', isNear: true })
  await refreshSearch(api.db)
  clearMemos(api.deps)
  const found = { left_out: [], spelling: null }
  const mentioned = { ...found, names: ['Leather belt'], nearness: 'mentioned' }
  const near = { ...found, names: ['Wireless headphones'], nearness: 'nearest' }
  expect(await list('strap')).toMatchObject(mentioned)
  expect(await list('leather strap')).toMatchObject(mentioned)
  expect(await list('earmuffs')).toMatchObject(near)
  expect(await list('wireless ear-muffs')).toMatchObject(near)
  // It is called a belt, and waterproof.
  expect(await list('waterproof belt')).toMatchObject({
    names: ['Leather belt'],
    nearness: null,
    left_out: [],
  })
  // Headphones are what is called so, though nothing says that they are waterproof.
  expect(await list('waterproof headphones')).toMatchObject({
    names: ['Wireless headphones'],
    nearness: null,
    left_out: ['waterproof'],
  })
  expect(await list('earmufs')).toMatchObject({ ...near, spelling: 'earmuffs' })
})

test('what the shop has none of is no word beside another thing', async () => {
  await api.db
    .insert(searchSynonyms)
    .values({ said: 'wireless', meant: 'headphones', isNear: true })
  clearMemos(api.deps)
  expect(await list('wireless')).toMatchObject({
    names: ['Wireless headphones'],
    nearness: 'nearest',
  })
})

test('a search that asks for help finds no product but one that is called so', async () => {
  expect(await list('how long does the delivery take')).toMatchObject({
    names: [],
    help_topic: 'delivery',
  })
  expect(await list('leather belt')).toMatchObject({ help_topic: null })
  const [called] = await api.db.select().from(products).where(eq(products.id, 12))
  await api.db.update(products).set({ name: 'Delivery scooter' }).where(eq(products.id, 12))
  await refreshSearch(api.db)
  expect(await list('delivery')).toMatchObject({
    names: ['Delivery scooter'],
    help_topic: 'delivery',
  })
  await api.db.update(products).set({ name: called?.name }).where(eq(products.id, 12))
  await refreshSearch(api.db)
})

test('either of two colours, or of two things, is asked for by one word', async () => {
  expect((await list('boots or belt')).names.toSorted()).toEqual(['Leather belt', 'Leather boots'])
  const both = await list('red or blue product')
  expect(both.color_words).toMatchObject([{ word: 'red or blue', without: 'product' }])
  expect(both.color_words[0]?.color_ids).toHaveLength(2)
  expect(both.left_out).toEqual([])
})

test('of two things the first is meant in Arabic letters', async () => {
  await api.db
    .update(products)
    .set({ names: { ar: 'يد' } })
    .where(eq(products.id, 8))
  await refreshSearch(api.db)
  expect(await list('سماعات يد قققق')).toMatchObject({
    names: ['Wireless headphones'],
    left_out: ['يد', 'قققق'],
  })
})

test('a sale in words asks for what is reduced', async () => {
  expect((await list('sale')).names).toEqual(['Product 10', 'Leather boots', 'Product 2'])
  expect((await list('leather تخفيضات')).names).toEqual(['Leather boots'])
})

test('a Persian compound is found with a joint, with a space and in one', async () => {
  await api.db
    .update(products)
    .set({ names: { ir: 'گوجه‌فرنگی' } })
    .where(eq(products.id, 9))
  await api.db
    .update(products)
    .set({ names: { ir: 'توت‌فرنگی' } })
    .where(eq(products.id, 10))
  await api.db
    .update(products)
    .set({ names: { ir: 'دسته بازی' } })
    .where(eq(products.id, 12))
  await refreshSearch(api.db)
  for (const typed of ['گوجه‌فرنگی', 'گوجه فرنگی', 'گوجهفرنگی'])
    expect((await list(typed)).names, typed).toEqual(['Product 9'])
  for (const typed of ['دسته‌بازی', 'دسته بازی'])
    expect((await list(typed)).names, typed).toEqual(['Product 12'])
})

test('what is called otherwise is no spelling of it', async () => {
  for (const typed of ['feather', 'phones', 'bets'])
    expect(await list(typed), typed).toMatchObject({ names: [], spelling: null })
})

test('a word is matched from its start, in one form or the other, in any script', async () => {
  expect((await list('boot')).names).toEqual(['Leather boots'])
  expect((await list('Headphone')).names).toEqual(['Wireless headphones'])
  expect((await list('head-phones')).names).toEqual(['Wireless headphones'])
  expect((await list('pho')).names).toEqual([])
  expect((await list('سماعه')).names).toEqual(['Wireless headphones'])
  expect((await list('السَّماعة')).names).toEqual(['Wireless headphones'])
  expect((await list('p-007')).names).toEqual(['Leather belt'])
  expect((await list('lamps')).total).toBe(3)
  // A sort that is asked for is the order.
  expect((await list('leather', '&sort_type=low_to_high')).names).toEqual([
    'Leather boots',
    'Leather belt',
  ])
})

test('what is renamed is found by its new name when search is refreshed, and only that is made anew', async () => {
  const made = async () => {
    const { rows } = await api.db.execute<{ id: number; at: string }>(
      sql`select product_id as id, xmin::text as at from search_documents order by 1`,
    )
    return new Map(rows.map(({ id, at }) => [id, at]))
  }
  const before = await made()
  await api.db.update(products).set({ name: 'Paper lantern' }).where(eq(products.id, 11))
  await refreshSearch(api.db)
  const after = await made()
  expect([...after].filter(([id, at]) => before.get(id) !== at).map(([id]) => id)).toEqual([11])
  expect((await list('lantern')).names).toEqual(['Paper lantern'])
})

test('a question is suggested its answer', async () => {
  expect(await suggest('where is my order')).toMatchObject({ products: [], help_topic: 'orders' })
})

test('what nothing looks like finds nothing, and a list without it says so', async () => {
  for (const typed of ['qqzzxxyy', '%%%%', '____', '\\\\\\\\', "''''"])
    expect(await suggest(typed)).toEqual({
      products: [],
      categories: [],
      shops: [],
      spelling: null,
      help_topic: null,
    })
  // The words are right; it is the filter that leaves nothing.
  const { body } = await api.get('/products?search=leather&min_price=9000')
  expect(body.data).toMatchObject({ total: 0, spelling: null })
  expect((await api.get('/search-suggestions')).status).toBe(422)
})

test('with one vendor no shop is suggested', async () => {
  await api.db
    .insert(settings)
    .values({ key: 'multi_vendor', value: false })
    .onConflictDoUpdate({ target: settings.key, set: { value: false } })
  expect((await suggest('no')).shops).toEqual([])
})

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
  'a product may be called %s: it is indexed and found',
  async (word) => {
    await api.db
      .update(products)
      .set({ name: `${word} bricks set` })
      .where(eq(products.id, 1))
    await refreshSearch(api.db)
    expect(names(await suggest(word))).toEqual([`${word} bricks set`])
    const { status, body } = await api.get(`/products?search=${word}`)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ total: 1, spelling: null })
  },
)

test('a size in words narrows as a chosen one does, and is told with the search without it', async () => {
  const sized = async (search: string, more = '') => {
    const { body } = await api.get(`/products?search=${encodeURIComponent(search)}${more}`)
    const { products, size_words, left_out, filters } = v.parse(getProducts.data, body.data)
    return { ids: products.map(({ id }) => id), size_words, left_out, sizes: filters.sizes }
  }
  const large = { word: 'size l', size_ids: [2], without: 'headphones' }
  const { sizes, ...found } = await sized('headphones size l')
  expect(found).toEqual({ ids: [3], size_words: [large], left_out: [] })
  expect(sizes).toEqual((await sized('headphones', '&size_id=2')).sizes)
  expect((await sized('large headphones')).size_words).toMatchObject([{ word: 'large' }])
  expect((await sized('l')).size_words).toEqual([])
  // A chosen one is newer than the one in words.
  expect(await sized('bricks size l', '&size_id=1')).toMatchObject({ ids: [1], size_words: [] })
  // No belt has sizes: the word is one like any other.
  expect(await sized('leather belt size l')).toMatchObject({ ids: [7], size_words: [] })
})

test("a brand in words narrows as a chosen one does, unless others' products are called so", async () => {
  const branded = async (search: string, more = '') => {
    const { body } = await api.get(`/products?search=${encodeURIComponent(search)}${more}`)
    const { products, brand_words, left_out, filters } = v.parse(getProducts.data, body.data)
    const ids = products.map(({ id }) => id)
    return { ids, brand_words, left_out, brands: filters.brands.map(({ name }) => name) }
  }
  const acme = { word: 'Acme', brand_ids: [1], without: 'leather' }
  expect(await branded('Acme leather')).toEqual({
    ids: [7],
    brand_words: [acme],
    left_out: [],
    brands: ['Acme', 'Bolt'],
  })
  expect(await branded('acme')).toMatchObject({
    ids: [7, 10, 1, 4],
    brand_words: [{ without: '' }],
  })
  expect(await branded('leather acme', '&brand_id=2')).toMatchObject({ ids: [5], brand_words: [] })
  // No headphones are Acme's: the word is one like any other, and goes.
  expect(await branded('acme headphones')).toMatchObject({
    ids: [3],
    brand_words: [],
    left_out: ['acme'],
  })
  await api.db.update(products).set({ name: 'Cable for Acme' }).where(eq(products.id, 8))
  await refreshSearch(api.db)
  clearMemos(api.deps)
  expect((await branded('acme')).brand_words).toEqual([])
})

test('two words are one thing before one of them is the beginning of another', async () => {
  await api.db.update(products).set({ name: 'Canvas backpack' }).where(eq(products.id, 10))
  await api.db.update(products).set({ name: 'Backgammon pack' }).where(eq(products.id, 11))
  await refreshSearch(api.db)
  expect(await list('back pack')).toMatchObject({ names: ['Canvas backpack'], spelling: null })
})

test('a value that nothing of the kind has goes before the kind does', async () => {
  await api.db.update(products).set({ name: 'Bowl size l' }).where(eq(products.id, 12))
  await refreshSearch(api.db)
  expect(await list('belt size l')).toMatchObject({ names: ['Leather belt'], left_out: ['size l'] })
})

test('an amount of money alone asks for all that costs no more', async () => {
  const { price_words, total } = await list('$25')
  expect(price_words).toMatchObject({ max_price: 25, without: '' })
  expect(total).toBe(3)
  // A name has that number: money it is all the same.
  expect((await list('$12')).price_words).toMatchObject({ max_price: 12 })
})

test('a size beside words that nothing is called narrows nothing', async () => {
  const { body } = await api.get('/products?search=qqzzxx%20size%20l')
  expect(v.parse(getProducts.data, body.data)).toMatchObject({
    size_words: [],
    left_out: ['qqzzxx'],
  })
})
