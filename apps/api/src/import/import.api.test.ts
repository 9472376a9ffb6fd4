import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getProduct, getProducts } from '@shop/contract'
import { count, eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as tables from '../db/schema.ts'
import { createMediaStore } from '../media/index.ts'
import type { MediaStore } from '../media/types.ts'
import { countOn } from '../seed/insert.ts'
import { openTestApi, type TestApi } from '../testing/index.ts'
import { fillShelf } from '../testing/shelf.ts'
import { openCatalogue } from './catalogue.ts'
import { deskOf } from './desk.ts'
import { remoteDesk } from './operator.ts'
import { openPictureFolder } from './picture-folder.ts'
import { reportCsv, reportText } from './report.ts'
import { type ImportOptions, importCatalogue } from './run.ts'

let api: TestApi
let folder: string
let media: MediaStore
beforeAll(async () => {
  api = await openTestApi()
  folder = await mkdtemp(join(tmpdir(), 'shop-import-'))
  media = createMediaStore({ dir: join(folder, 'media') })
  await mkdir(join(folder, 'pictures'))
})
afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  await api.db.execute(
    sql`truncate shops, categories, brands, sizes, colors, units, imported_pictures, users, search_words,
      conversations, flash_sales, banners, ticket_issue_types restart identity cascade`,
  )
  await api.db.insert(tables.shops).values({ name: 'North', slug: 'north' })
})

const options: ImportOptions = {
  isTrial: false,
  stock: 1000,
  find: null,
  isInsideAllowed: false,
}
const tools = () => ({ desk: deskOf(api.deps), media })
const open = (path: string) => openCatalogue(path, { isComma: false, now: api.deps.now() })

/** Each has a file of its own: two may be read at once. */
const importText = async (text: string, more: Partial<ImportOptions> = {}) => {
  const path = join(folder, `${randomUUID()}.csv`)
  await writeFile(path, text)
  return importCatalogue(tools(), await open(path), { ...options, ...more })
}
const fixture = (name: string) => join(import.meta.dirname, 'fixtures', name)
/** Its pictures are not there. */
const importFixture = async (name: string) => {
  const find = await openPictureFolder(join(folder, 'pictures'))
  return importCatalogue(tools(), await open(fixture(name)), { ...options, find })
}

const list = async (query = '') => {
  const { body } = await api.get(`/products${query}`)
  return v.parse(getProducts.data, body.data)
}
const details = async (name: string) => {
  const found = (await list()).products.find((product) => product.name === name)
  const { body } = await api.get(`/product-details?product_id=${found?.id}`)
  return v.parse(getProduct.data, body.data).product
}
const rowsOf = async (table: (typeof tables)['products' | 'categories' | 'importedPictures']) => {
  const [row] = await api.db.select({ rows: count() }).from(table)
  return row?.rows
}

const shelf = [
  'sku,name,name_ar,category,brand,unit,price,discount_price,tax_rate,stock,published,description,sizes,colors',
  'L-1,Reading lamp,مصباح,Home > Lamps,Acme,piece,20,18.5,10,4,yes,<p>Long<script>x()</script></p>,S|L+2.50,Red|Ocean+1',
  'L-2,Desk lamp,,Home > Lamps,Acme,,30,,,,,,,',
  'C-1,Chair,,Home,,,45,,,0,no,,,',
].join('\n')

test('products appear with their sizes, colours, prices and places, and are found by their words', async () => {
  const report = await importText(shelf)
  expect(report.counts).toEqual({ new: 3, changed: 0, same: 0 })
  const { products, filters } = await list()
  expect(products.map(({ name }) => name)).toEqual(['Reading lamp', 'Desk lamp'])
  expect(filters.brands.map(({ name }) => name)).toEqual(['Acme'])
  expect(await details('Reading lamp')).toMatchObject({
    price: 22,
    discount_price: 20.35,
    quantity: 4,
    brand: 'Acme',
    unit: { name: 'piece' },
    description: '<p>Long</p>',
    sizes: [
      { name: 'S', price: 0 },
      { name: 'L', price: 2.75 },
    ],
    colors: [
      { name: 'Red', color_code: '#c9362f', price: 0 },
      { name: 'Ocean', price: 1.1 },
    ],
  })
  expect(report.greyColors).toEqual(['Ocean'])
  expect((await details('Desk lamp')).quantity).toBe(1000)
  const { body } = await api.get('/categories', { locale: 'en' })
  expect(body.data).toMatchObject({
    categories: [
      { name: 'Home', slug: 'home', sub_categories: [{ name: 'Lamps', slug: 'lamps' }] },
    ],
  })
  expect((await list('?search=مصباح')).total).toBe(1)
  expect((await list('?search=L-2')).total).toBe(1)
  expect(await list('?search=Readnig')).toMatchObject({ total: 1, spelling: 'reading' })
})

test('the same file again changes nothing', async () => {
  await importText(shelf)
  const before = await api.db.select().from(tables.products).orderBy(tables.products.id)
  expect((await importText(shelf)).counts).toEqual({ new: 0, changed: 0, same: 3 })
  expect(await api.db.select().from(tables.products).orderBy(tables.products.id)).toEqual(before)
  for (const name of ['shopify.csv', 'woocommerce.csv']) {
    const first = await importFixture(name)
    const again = await importFixture(name)
    expect(first.counts.new).toBeGreaterThan(0)
    expect(again.counts).toEqual({ new: 0, changed: 0, same: first.counts.new })
    expect(again.refused).toEqual(first.refused)
  }
})

test('a product is found by its sku and changed in what the file says of it', async () => {
  await importText(shelf)
  const { counts } = await importText('sku,price,stock\nL-1,25,9\nL-2,30,\nC-1,45,0\nX-1,5,1')
  expect(counts).toEqual({ new: 0, changed: 1, same: 2 })
  expect(await details('Reading lamp')).toMatchObject({
    price: 27.5,
    discount_price: 20.35,
    quantity: 9,
    sizes: [{ name: 'S' }, { name: 'L' }],
  })
  await importText('sku,sizes,colors,discount_price\nL-1,M,,')
  expect(await details('Reading lamp')).toMatchObject({
    discount_price: 0,
    sizes: [{ name: 'M' }],
    colors: [],
  })
})

test('another text takes the translations of the old one away', async () => {
  await importText('sku,name,price,short_description,description\nT-1,Teapot,20,Pours,Blue')
  const texts = {
    names: { ar: 'إبريق' },
    shortDescriptions: { ar: 'يصب' },
    descriptions: { ar: 'أزرق' },
  }
  await api.db.update(tables.products).set(texts)
  const held = async () => {
    const [row] = await api.db.select().from(tables.products)
    return [row?.shortDescriptions, row?.descriptions]
  }
  await importText('sku,short_description,price\nT-1,Pours,21')
  expect(await held()).toEqual([{ ar: 'يصب' }, { ar: 'أزرق' }])
  await importText('sku,short_description\nT-1,Drips')
  expect(await held()).toEqual([{}, { ar: 'أزرق' }])
  // Those of a name come with files, so a file without them leaves them (docs/import.md).
  await importText('sku,name\nT-1,Tea pot')
  const [row] = await api.db.select().from(tables.products)
  expect(row).toMatchObject({ name: 'Tea pot', names: texts.names })
})

test('what the database cannot hold is refused with the reason', async () => {
  await importText(shelf)
  const { refused, counts } = await importText(
    [
      'sku,name,price,discount_price',
      'N-1,,5,',
      'N-2,New,,',
      'L-1,Reading lamp,20,20',
      `N-3,${'x'.repeat(256)},1,`,
      'N-4,Fits,1,',
    ].join('\n'),
  )
  expect(counts).toEqual({ new: 1, changed: 0, same: 0 })
  expect(refused).toEqual([
    { line: 2, sku: 'N-1', reason: 'a new product needs a name' },
    { line: 3, sku: 'N-2', reason: 'a new product needs a price' },
    {
      line: 4,
      sku: 'L-1',
      reason: 'its discount price 20.00 is not between nothing and its price 20.00',
    },
    { line: 5, sku: 'N-3', reason: 'name is longer than 255 characters' },
  ])
  expect(await details('Fits')).toMatchObject({ price: 1 })
})

test('a dry run says the same and writes nothing', async () => {
  await importText('sku,name,price\nL-2,Lamp,1')
  const trial = await importText(shelf, { isTrial: true })
  expect([await rowsOf(tables.products), await rowsOf(tables.categories)]).toEqual([1, 1])
  const { isTrial, ...report } = trial
  expect(isTrial).toBe(true)
  expect(await importText(shelf)).toEqual({ ...report, isTrial: false })
  expect(trial.counts).toEqual({ new: 2, changed: 1, same: 0 })
})

test('an import that was interrupted goes on where it is run again', async () => {
  const rows = Array.from({ length: 250 }, (_, at) => `N-${at},Name ${at},5`)
  const path = join(folder, 'file.csv')
  await writeFile(path, ['sku,name,price', ...rows].join('\n'))
  const desk = deskOf(api.deps)
  let batches = 0
  const write: typeof desk.write = async (batch) => {
    if (++batches === 3) throw new Error('the power went')
    return desk.write(batch)
  }
  await expect(
    importCatalogue({ desk: { ...desk, write }, media }, await open(path), options),
  ).rejects.toThrow('the power went')
  expect(await rowsOf(tables.products)).toBe(200)
  const { counts } = await importCatalogue(tools(), await open(path), options)
  expect(counts).toEqual({ new: 50, changed: 0, same: 200 })
})

test('two imports at once make each product and category once', async () => {
  const reports = await Promise.all([importText(shelf), importText(shelf)])
  expect(reports.map(({ counts }) => counts.new + counts.same)).toEqual([3, 3])
  expect([await rowsOf(tables.products), await rowsOf(tables.categories)]).toEqual([3, 1])
})

test('the example of the documentation is taken as a whole', async () => {
  const path = join(import.meta.dirname, '../../../../docs/import-example.csv')
  const report = await importCatalogue(tools(), await open(path), { ...options, isTrial: true })
  expect(report).toMatchObject({ counts: { new: 3 }, refused: [], greyColors: [], unread: [] })
})

test('each shop has skus of its own', async () => {
  await api.db.insert(tables.shops).values([
    { name: 'South', slug: 'south' },
    { name: 'Closed', slug: 'closed', isActive: false },
  ])
  await expect(importText(shelf)).rejects.toThrow(
    'There are 2 shops: name one with --shop, by its number or name. 1 "North", 2 "South".',
  )
  await expect(importText(shelf, { shop: 'West' })).rejects.toThrow('There is no shop West.')
  expect((await importText(shelf, { shop: 'south' })).counts.new).toBe(3)
  expect((await importText(shelf, { shop: '1' })).counts.new).toBe(3)
  // Of a closed shop nothing is listed.
  expect((await importText(shelf, { shop: 'Closed' })).counts.new).toBe(3)
  expect((await list()).total).toBe(4)
  await api.db.update(tables.shops).set({ isActive: false })
  await expect(importText(shelf)).rejects.toThrow('npm run setup opens one')
})

test("Shopify's products are known by handle or sku when their variants change", async () => {
  const file = (...rows: string[]) =>
    ['Handle,Title,Variant SKU,Variant Price,Option1 Name,Option1 Value', ...rows].join('\n')
  await importText(file('mug,Mug,M-1,5,Title,Default Title'))
  const { counts } = await importText(file('mug,Mug,M-1,5,Size,Small', 'mug,,M-2,7,,Large'))
  expect(counts).toEqual({ new: 0, changed: 1, same: 0 })
  expect((await details('Mug')).sizes.map(({ name }) => name)).toEqual(['Small', 'Large'])
})

describe('pictures', () => {
  const png = (background: string) =>
    sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png()
      .toBuffer()
  const file = (pictures: string, description = '') =>
    `sku,name,price,colors,pictures,description\nP-1,Poster,5,Red|Blue,${pictures},${description}`
  const storedFiles = async () =>
    (await readdir(join(folder, 'media', 'goods')).catch(() => [])).length
  const importPictures = async (text: string, more: Partial<ImportOptions> = {}) =>
    importText(text, { find: await openPictureFolder(join(folder, 'pictures')), ...more })

  beforeEach(async () => {
    await rm(join(folder, 'media'), { recursive: true, force: true })
    for (const color of ['red', 'blue', 'grey'])
      await writeFile(join(folder, 'pictures', `${color}.png`), await png(color))
  })

  test('are drawn anew, told by colour, and shown in descriptions', async () => {
    const text = file('grey.png|Red=red.png|blue=blue.png', '<p>See <img src=red.png></p>')
    const report = await importPictures(text)
    expect(report).toMatchObject({ pictures: 3, missing: [], counts: { new: 1 } })
    const { thumbnails, colors, description } = await details('Poster')
    const [red, blue] = colors.map(({ id }) => id)
    expect(thumbnails.map(({ color_id }) => color_id)).toEqual([red, red, blue])
    const [, shown] = thumbnails
    expect(shown?.thumbnail).toMatch(/\/media\/g\/[\da-f]{32}\.webp$/)
    expect(description).toBe(`<p>See <img src="${new URL(shown?.thumbnail ?? '').pathname}" /></p>`)
    expect(await storedFiles()).toBe(3)
    const again = await importPictures(text)
    expect(again).toMatchObject({ pictures: 0, counts: { new: 0, changed: 0, same: 1 } })
  })

  test('are shown by categories that have none', async () => {
    await importPictures('sku,name,price,category,pictures\nP-1,Poster,5,Art > Prints,red.png')
    const { body } = await api.get('/categories')
    const [shown] = (await list()).products
    expect(body.data).toMatchObject({
      categories: [
        { thumbnail: shown?.thumbnail, sub_categories: [{ thumbnail: shown?.thumbnail }] },
      ],
    })
    expect(shown?.thumbnail).toContain('/media/g/')
    await importPictures('sku,pictures\nP-1,blue.png')
    expect(await storedFiles()).toBe(2)
  })

  test('that nothing shows any more are deleted, but not those of orders', async () => {
    await importPictures(file('red.png|blue.png|grey.png'))
    const { thumbnails } = await details('Poster')
    const ordered = new URL(thumbnails[2]?.thumbnail ?? '').pathname.slice('/media/'.length)
    await order(ordered)
    const { counts } = await importPictures(file('red.png'))
    expect(counts.changed).toBe(1)
    expect((await details('Poster')).thumbnails).toHaveLength(1)
    expect(await storedFiles()).toBe(2)
    expect(await rowsOf(tables.importedPictures)).toBe(2)
    expect(await media.hasPicture(ordered.replace('.webp', ''))).toBe(true)
  })

  test('that are missing are reported; a product that has pictures keeps them', async () => {
    const { missing, counts } = await importPictures(file('red.png|none.png'))
    expect(counts.new).toBe(1)
    expect(missing).toEqual([
      { line: 2, sku: 'P-1', reason: 'picture "none.png" is not in the folder of pictures' },
    ])
    const again = await importPictures(file('red.png|none.png'))
    expect(again.counts).toEqual({ new: 0, changed: 0, same: 1 })
    expect((await importPictures(file('none.png'))).counts.same).toBe(1)
    expect((await details('Poster')).thumbnails[0]?.thumbnail).toContain('/media/g/')
  })

  test('of a dry run are looked at and not kept', async () => {
    const trial = await importPictures(file('red.png|none.png'), { isTrial: true })
    expect(trial).toMatchObject({ pictures: 1, missing: [{ line: 2 }] })
    expect([await storedFiles(), await rowsOf(tables.importedPictures)]).toEqual([0, 0])
  })

  /** Somebody bought it when it had this picture. */
  const order = async (thumbnail: string) => {
    const [product] = await api.db.select().from(tables.products)
    await api.db.insert(tables.users).values({ id: 1, name: 'Sara', email: 'sara@shop.example' })
    await api.db.insert(tables.addresses).values({
      id: 1,
      userId: 1,
      name: 'Sara',
      phone: '5550001',
      area: 'Centre',
      addressLine: 'Street 1',
    })
    await api.db.insert(tables.orders).values({
      id: 1,
      userId: 1,
      shopId: 1,
      addressId: 1,
      quantity: 1,
      totalAmount: '5.00',
      payableAmount: '5.00',
    })
    await api.db.insert(tables.orderProducts).values({
      orderId: 1,
      productId: product?.id ?? 0,
      name: 'Poster',
      thumbnail,
      price: '5.00',
      quantity: 1,
    })
  }
})

test('the shop that runs brings products in for its operator, and forgets what it kept', async () => {
  let changes = 0
  const secret = 'secret-of-the-operator'
  const deps = { ...api.deps, operatorSecret: secret, changed: () => changes++ }
  const { createApi } = await import('../app.ts')
  const app = createApi({ ...deps, config: { ...deps.config, cacheSeconds: 60 } })
  const shown = async () => {
    const answer = await app.request('http://shop.test/api/products')
    return ((await answer.json()) as { data: { total: number } }).data.total
  }
  expect(await shown()).toBe(0)
  const desk = remoteDesk(async (call, body) => {
    const answer = await app.request(`http://shop.test/api${call.path}`, {
      method: call.method,
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${secret}` },
      body: JSON.stringify(body),
    })
    expect(answer.status).toBe(200)
    return v.parse(call.data, ((await answer.json()) as { data?: unknown }).data ?? {}) as never
  })
  const path = join(folder, 'file.csv')
  await writeFile(path, shelf)
  const report = await importCatalogue({ desk, media }, await open(path), options)
  expect(report.counts).toEqual({ new: 3, changed: 0, same: 0 })
  expect(await shown()).toBe(2)
  expect(changes).toBe(1)
  const stranger = await app.request('http://shop.test/api/operator/import/products', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  })
  expect(stranger.status).toBe(401)
})

test('the report says what became of the file, and its CSV holds all that was refused', async () => {
  const report = await importFixture('woocommerce.csv')
  expect(reportText(report).split('\n')).toEqual([
    "WooCommerce's export, 13 rows, 10 products, for North (shop 1).",
    'Products: 3 new, 0 changed, 0 as they were, 7 refused.',
    'Pictures: 0 new, 4 missing.',
    'Products that stand in several categories (the deepest was taken): 1, the first on line 2.',
    'Products that are on a sale that ends on a day (here the lowered price stays until it is changed): 1, the first on line 3.',
    expect.stringMatching(/^Columns that were not read: GTIN, UPC, EAN, or ISBN, Is featured\?, /),
    'Products that were refused:',
    '  line 5, "woo-comma": regular price "20,50" has a comma: write a point, or import with --decimal-comma',
    ...Array.from({ length: 6 }, () => expect.stringMatching(/^ {2}line \d+, ".+": /)),
    'Pictures that are missing:',
    ...Array.from({ length: 4 }, () =>
      expect.stringMatching(/^ {2}line 2|3, ".+": picture "https/),
    ),
  ])
  const csv = reportCsv({
    ...report,
    refused: [{ line: 7, sku: '=cmd()', reason: 'a "quoted" reason' }],
    missing: [{ line: 3, sku: 'A', reason: 'picture "a.png" is none' }],
  })
  expect(csv).toBe(
    [
      '"line","sku","refused","reason"',
      '"3","A","picture","picture ""a.png"" is none"',
      '"7","\'=cmd()","product","a ""quoted"" reason"',
      '',
    ].join('\r\n'),
  )
})

test('a demo shop takes a catalogue beside what it has', async () => {
  await api.db.delete(tables.shops)
  await fillShelf(api.db)
  await countOn(api.db, tables.products)
  const report = await importText(
    'sku,name,price,category\nP-001,Renamed,11,home\nNEW,Brand new,1,HOME',
    {
      shop: 'North',
    },
  )
  expect(report.counts).toEqual({ new: 1, changed: 1, same: 0 })
  const [renamed] = await api.db.select().from(tables.products).where(eq(tables.products.id, 1))
  expect(renamed).toMatchObject({ name: 'Renamed', categoryId: 1, subCategoryId: null })
  expect(await rowsOf(tables.categories)).toBe(2)
})
