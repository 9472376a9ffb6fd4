import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testNow } from '../testing/index.ts'
import { type Catalogue, openCatalogue } from './catalogue.ts'
import { type Found, isRefused } from './format.ts'

const settings = { isComma: false, now: testNow }
const fixture = (name: string) => join(import.meta.dirname, 'fixtures', name)

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-import-'))
})
afterAll(() => rm(folder, { recursive: true }))

const readAll = async (catalogue: Catalogue) => {
  const found: Found[] = []
  for await (const one of catalogue.products()) found.push(one)
  return {
    catalogue,
    drafts: found.flatMap((one) => (isRefused(one) ? [] : [one])),
    refused: found.filter(isRefused),
  }
}
const read = async (name: string) => readAll(await openCatalogue(fixture(name), settings))
const readText = async (text: string, isComma = false) => {
  const path = join(folder, 'text.csv')
  await writeFile(path, text)
  return readAll(await openCatalogue(path, { ...settings, isComma }))
}

const picture = (name: string) => `https://cdn.shop.example/files/${name}`

test('Shopify: the rows of a handle are one product with sizes, colours and pictures', async () => {
  const { catalogue, drafts, refused } = await read('shopify.csv')
  expect(catalogue).toMatchObject({ title: "Shopify's export", rows: 10 })
  expect(catalogue.unread).toContain('Variant Grams')
  expect(catalogue.unread).not.toContain('Variant SKU')
  expect(drafts).toEqual([
    {
      line: 2,
      codes: ['harbour-shirt', '0012-S-N', '0012-S-W', '0012-L-N', '0012-L-W'],
      name: 'Harbour Shirt',
      description: expect.stringMatching(/^<p data-x="1">Soft, "brushed" wool\.<br>Second line\n/),
      category: { name: 'Apparel & Accessories', sub: 'Shirts & Tops' },
      brand: 'Nordlys',
      metaTitle: 'Harbour Shirt in linen',
      metaDescription: 'A shirt for the harbour.',
      metaKeywords: 'linen, summer',
      isActive: true,
      price: 5000,
      discountPrice: 4000,
      sizes: [
        { name: 'S', surcharge: 0 },
        { name: 'L', surcharge: 250 },
      ],
      // White is sold out in every size.
      colors: [{ name: 'Navy', code: null, surcharge: 0 }],
      quantity: 7,
      pictures: [
        { source: picture('navy.jpg?v=1'), color: 'Navy' },
        { source: picture('white.jpg?v=1'), color: null },
        { source: picture('label.jpg?v=1'), color: null },
      ],
      notes: [],
    },
    expect.objectContaining({
      line: 7,
      codes: ['MUG-1', 'plain-mug'],
      name: 'Plain Mug =1+1',
      category: { name: 'Mugs', sub: null },
      isActive: false,
      price: 990,
      discountPrice: null,
      sizes: [],
      colors: [],
      // Nobody counts it: Shopify has no tracker for it.
      quantity: undefined,
      pictures: [
        { source: picture('mug.jpg'), color: null },
        { source: picture('mug-2.jpg'), color: null },
      ],
    }),
  ])
  expect(refused).toEqual([
    { line: 9, sku: 'gift', reason: 'it is a gift card' },
    { line: 10, sku: 'broken-price', reason: 'price "$12.50" is no plain number such as 12.50' },
    { line: 11, sku: 'untitled', reason: 'its first row has no title' },
    {
      line: 12,
      sku: 'plain-mug',
      reason: 'its rows do not stand together: it began on line 7 already',
    },
  ])
})

test("Shopify's newer column names mean the same", async () => {
  const { drafts, refused } = await read('shopify-new.csv')
  expect(refused).toEqual([])
  expect(drafts).toEqual([
    expect.objectContaining({
      codes: ['glass-vase', 'V-S', 'V-L'],
      category: { name: 'Home & Garden', sub: 'Vases' },
      price: 3000,
      sizes: [
        { name: '20 cm', surcharge: 0 },
        { name: '40 cm', surcharge: 2500 },
      ],
      // It goes on selling when nothing is left.
      quantity: undefined,
      isActive: true,
    }),
    expect.objectContaining({
      codes: ['C-1', 'card'],
      category: { name: 'Stationery', sub: null },
      isActive: false,
      description: '',
    }),
  ])
})

test('WooCommerce: variations belong to their product, wherever they stand', async () => {
  const { catalogue, drafts, refused } = await read('woocommerce.csv')
  expect(catalogue).toMatchObject({ title: "WooCommerce's export", rows: 13 })
  expect(catalogue.unread).toContain('Weight (kg)')
  const [tee, beanie, draft] = drafts
  const upload = (name: string) => `https://old.example/wp-content/uploads/2017/12/${name}`
  expect(tee).toEqual({
    line: 2,
    codes: ['woo-tee', 'id:44'],
    name: 'V-Neck T-Shirt & more',
    shortDescription: 'Light & soft.',
    description:
      '<p>First paragraph.</p>\n<p>Second\\, with a path C:\\new.<script>x()</script></p>',
    category: { name: 'Clothing', sub: 'Tshirts' },
    brand: 'Acme',
    metaKeywords: 'cotton, it, too',
    isActive: true,
    price: 2000,
    discountPrice: null,
    sizes: [
      { name: 'Large', surcharge: 0 },
      { name: 'Small', surcharge: 0 },
    ],
    colors: [
      { name: 'Red', code: null, surcharge: 0 },
      { name: 'Green', code: null, surcharge: 200 },
    ],
    quantity: undefined,
    pictures: [
      { source: upload('tee.jpg'), color: null },
      { source: upload('tee-green.jpg'), color: 'Green' },
      { source: upload('tee-red.jpg'), color: 'Red' },
    ],
    notes: [expect.stringContaining('several categories')],
  })
  expect(beanie).toMatchObject({
    name: '=Beanie',
    price: 2050,
    discountPrice: 1800,
    quantity: 7,
    brand: 'Bolt',
    category: { name: 'Clothing', sub: 'Accessories' },
    notes: [expect.stringContaining('ends on a day')],
  })
  // Its sale has not begun.
  expect(draft).toMatchObject({
    codes: ['id:49'],
    price: 900,
    discountPrice: null,
    isActive: false,
  })
  expect(refused.map(({ line, sku, reason }) => `${line} ${sku}: ${reason}`)).toEqual([
    '5 woo-comma: regular price "20,50" has a comma: write a point, or import with --decimal-comma',
    '6 woo-album: it is a download, and this shop sends parcels',
    '7 logo-collection: a group of products is none itself',
    '8 wp-pennant: it is sold elsewhere',
    '9 woo-beanie: its SKU or ID stands on line 3 already',
    '10 woo-none: no variation of it with a price is in the file',
    '14 orphan: its product "id:12" is not in the file',
  ])
})

test('our own: every column, and what an empty cell means', async () => {
  const { drafts, refused } = await readText(
    [
      'sku,name,name_ar,category,brand,unit,price,discount_price,tax_rate,stock,published,short_description,description,sizes,colors,pictures,meta_title,meta_description,keywords,shelf',
      'A-1,Lamp,مصباح,Home > Lamps,Acme,piece,20,18.5,19,4,yes,Short,<p>Long</p>,S|L+2.50,Red #C9362F|Navy Blue+1,a.jpg|red=https://x.example/?a=b|blue.jpg,T,D,K,9',
      'A-2,,,,,,,,,,,,,,,,,,,',
    ].join('\n'),
  )
  expect(refused).toEqual([])
  expect(drafts).toEqual([
    {
      line: 2,
      codes: ['A-1'],
      name: 'Lamp',
      names: { ar: 'مصباح' },
      shortDescription: 'Short',
      description: '<p>Long</p>',
      price: 2000,
      discountPrice: 1850,
      taxRate: '19.00',
      quantity: 4,
      category: { name: 'Home', sub: 'Lamps' },
      brand: 'Acme',
      unit: 'piece',
      metaTitle: 'T',
      metaDescription: 'D',
      metaKeywords: 'K',
      isActive: true,
      sizes: [
        { name: 'S', surcharge: 0 },
        { name: 'L', surcharge: 250 },
      ],
      colors: [
        { name: 'Red', code: '#c9362f', surcharge: 0 },
        { name: 'Navy Blue', code: null, surcharge: 100 },
      ],
      pictures: [
        { source: 'a.jpg', color: null },
        { source: 'https://x.example/?a=b', color: 'Red' },
        { source: 'blue.jpg', color: null },
      ],
    },
    {
      ...{ line: 3, codes: ['A-2'], names: {}, shortDescription: '', description: '' },
      ...{ discountPrice: null, brand: null, unit: null, sizes: [], colors: [], pictures: [] },
      ...{ metaTitle: null, metaDescription: null, metaKeywords: null },
    },
  ])
})

test('our own: columns that are not there say nothing', async () => {
  const { catalogue, drafts } = await readText('SKU;Price;Shelf\nA-1;12,50;9', true)
  expect(catalogue.unread).toEqual(['Shelf'])
  expect(drafts).toEqual([{ line: 2, codes: ['A-1'], price: 1250 }])
})

test('our own: what cannot be read is refused by its row, and the others go on', async () => {
  const { drafts, refused } = await readText(
    [
      'sku,price,stock,sizes',
      ',1,1,',
      'A,-1,1,',
      'B,1,-1,',
      'C,1,1,S|s',
      'D,1,1,S+x|M+1.234',
      'E,1,1',
      'F,1,1,S,more',
      'G,1,1,',
      'G,2,1,',
      `H,1,1,${'x'.repeat(1_000_000)}`,
    ].join('\n'),
  )
  expect(drafts.map(({ codes }) => codes)).toEqual([['G']])
  const cells = 'the row has more or fewer cells than the header: a quote or a separator is missing'
  expect(refused.map(({ line, sku, reason }) => `${line} ${sku}: ${reason}`)).toEqual([
    '2 : there is no sku',
    '3 A: price "-1" is negative',
    '4 B: stock -1 is negative',
    '5 C: sizes names "s" twice',
    '6 D: the surcharge in sizes "1.234" has more than two decimals',
    `7 E: ${cells}`,
    `8 F: ${cells}`,
    '10 G: the sku stands on line 9 already',
    '11 H: sizes is longer than 200000 letters',
  ])
})

test('a row of Shopify that cannot be read takes its product with it', async () => {
  const { drafts, refused } = await readText(
    ['Handle,Title,Variant Price,Option1 Value', 'a,A,1,S', 'a,,2', 'a,,3,L', 'b,B,1,'].join('\n'),
  )
  expect(drafts.map(({ name }) => name)).toEqual(['B'])
  expect(refused.map(({ line }) => line)).toEqual([3, 2])
})

test('a sku that two products of Shopify share tells neither from the other', async () => {
  const { drafts } = await readText(
    ['Handle,Title,Variant Price,Variant SKU', 'a,A,1,0', 'b,B,1,0'].join('\n'),
  )
  expect(drafts.map(({ codes }) => codes)).toEqual([['0', 'a'], ['b']])
})

test('other files are refused with what is known', async () => {
  await expect(readText('Artikelnummer,Name\n1,a')).rejects.toThrow(
    'The first row is of no kind that is known: Artikelnummer, Name. Known are',
  )
})
