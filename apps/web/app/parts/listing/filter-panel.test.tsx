import {
  type Call,
  type Capability,
  Facets,
  Filters,
  getCategories,
  getProducts,
} from '@shop/contract'
import { capabilities } from '@shop/contract/capabilities'
import { categories, filters, settings } from '@shop/contract/fixtures'
import { facetGroups } from '@shop/contract/words'
import { inEnglish } from '@shop/ui/i18n'
import type { ComponentProps } from 'react'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { drawInShop } from '#app/stories/draw-in-shop.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { activeFilters } from './listing-names.ts'
import { filterNames, readListing } from './listing-query.ts'

const { additions = {} }: Call = getProducts

/** With a category chosen, so that what is below it can be, too. */
const start = '?category_id=4'

/** The panel at an address, in a shop whose server can what is named. */
const draw = (
  can: readonly Capability[],
  search: string,
  shown: ComponentProps<typeof FilterPanel>,
) =>
  drawInShop(<FilterPanel {...shown} />, `/products${search}`, {
    ...settings,
    capabilities: [...can],
  })

/** What a shopper can press there. */
function pressable(can: readonly Capability[], search = start) {
  const document = draw(can, search, { filters, categories })
  const links = [...document.querySelectorAll('a')].map((link) => ({
    params: new URL(link.href).searchParams,
    isChosen: link.getAttribute('aria-current') === 'true',
    text: link.textContent,
  }))
  const inputs = [...document.querySelectorAll('input')].map(({ name }) => name)
  return { links, inputs }
}

const servers: readonly { can: readonly Capability[] }[] = [
  { can: [] },
  ...capabilities.map((name) => ({ can: [name] })),
]

test.each(servers)(
  'a server that can no more than $can has controls for what it knows',
  ({ can }) => {
    // The search has its box.
    const known = filterNames.filter((name) => {
      const gate = additions[name]
      return name !== 'search' && (gate === undefined || can.some((one) => one === gate))
    })
    const { links, inputs } = pressable(can)
    const shown = filterNames.filter(
      (name) => inputs.includes(name) || links.some(({ params }) => params.has(name)),
    )
    expect(shown).toEqual(known)
  },
)

/** What the links of the controls set; a range of prices has none. */
const linked = filterNames.filter((name) =>
  pressable([...capabilities]).links.some(({ params }) => params.has(name)),
)

test.each(linked)(
  'a press of %s narrows the list by it, is shown, and can be taken back',
  (name) => {
    const can = [...capabilities]
    const before = new URLSearchParams(start).get(name)
    const pressed = pressable(can).links.filter(
      ({ params }) => params.has(name) && params.get(name) !== before,
    )
    expect(pressed.length).toBeGreaterThan(0)
    for (const { params } of pressed) {
      expect(readListing(params, can)[name], `${params}`).not.toBeNull()
      const { links } = pressable(can, `?${params}`)
      const back = links.filter(
        (link) => link.isChosen && readListing(link.params, can)[name] === null,
      )
      expect(back.length, `${params} is taken back`).toBeGreaterThan(0)
    }
  },
)

test.each(linked)('a chip of %s has the words of the control that was pressed', (name) => {
  const can = [...capabilities]
  const before = new URLSearchParams(start).get(name)
  const pressed = pressable(can).links.filter(
    ({ params }) => params.has(name) && params.get(name) !== before,
  )
  const chips = (params: URLSearchParams) =>
    activeFilters({
      t: inEnglish,
      listing: readListing(params, can),
      filters,
      categories,
      money: (amount) => `$${amount}`,
    }).filter(({ without }) => name in without)
  const unlike = pressed.flatMap(({ params, text }) =>
    chips(params).some(({ label }) => text.includes(label)) ? [] : [[text, chips(params)]],
  )
  expect(unlike).toEqual([])
})

const many = 30
/** Long enough to fold, and named by their group. */
const manyOf = (group: string) =>
  Array.from({ length: many }, (_, index) => ({
    id: index + 1,
    name: `one of ${group}: ${index + 1}.`,
    price: 0,
    color_code: '#c9362f',
  }))
const offered = Object.values(facetGroups).filter((group) => group in Filters.entries)
const long = {
  filters: v.parse(Filters, {
    ...filters,
    ...Object.fromEntries(offered.map((group) => [group, manyOf(group)])),
  }),
  categories: v.parse(getCategories.data.entries.categories, manyOf('categories')),
}

type Counted = keyof typeof facetGroups
const groups = Object.entries(facetGroups) as [Counted, (typeof facetGroups)[Counted]][]

/** The values of a filter as they are drawn, with what a press of each changes in the address. */
function valuesOf(name: Counted, counts: unknown, search = '') {
  const facets = counts === null ? null : v.parse(Facets, counts)
  const document = draw([...capabilities], search, { ...long, counts: facets })
  const inAddress = (params: URLSearchParams) => params.get(name)?.split(',') ?? []
  const before = inAddress(new URLSearchParams(search))
  return [...document.querySelectorAll('a')].flatMap((link) => {
    const after = inAddress(new URL(link.href).searchParams)
    const added = after.filter((one) => !before.includes(one))
    const [pressed] = added.length > 0 ? added : before.filter((one) => !after.includes(one))
    if (pressed === undefined) return []
    return {
      value: Number(pressed),
      text: link.textContent,
      isDead: link.getAttribute('aria-disabled') === 'true',
      isFolded: link.closest('details details') !== null,
    }
  })
}
const ascending = (values: readonly number[]) => values.toSorted((one, other) => one - other)

test.each(groups)('%s is chosen from its own group of %s', (name, group) => {
  const texts = valuesOf(name, null).map(({ text }) => text)
  expect(texts.length).toBeGreaterThan(1)
  expect(new Set(texts).size).toBe(texts.length)
  // The stars are those of every list.
  const own = group === 'ratings' ? /stars/ : new RegExp(`one of ${group}:`)
  for (const text of texts) expect(text).toMatch(own)
})

test('what the search says in words is chosen, and gives way to what is pressed', () => {
  const [first, second] = filters.colors.map(({ id }) => id)
  const words = {
    color_words: [{ word: 'red', color_ids: [first ?? 0], without: 'dress under 50' }],
    size_words: [],
    brand_words: [],
    category_words: [],
    price_words: { word: 'under 50', min_price: null, max_price: 50, without: 'red dress' },
  }
  const document = draw([...capabilities], '?search=red+dress+under+50&size_id=1', {
    filters,
    words,
  })
  const colors = [...document.querySelectorAll('a')].map((link) => ({
    isChosen: link.getAttribute('aria-current') === 'true',
    params: Object.fromEntries(new URL(link.href).searchParams),
  }))
  const pressed = (params: Record<string, string>) =>
    colors.find((one) => JSON.stringify(one.params) === JSON.stringify(params))
  expect(pressed({ search: 'dress under 50', size_id: '1' })).toMatchObject({ isChosen: true })
  const both = { search: 'dress under 50', size_id: '1', color_id: `${first},${second}` }
  expect(pressed(both)).toMatchObject({ isChosen: false })
  // The highest price stands in the form for pages without scripts, too.
  expect(document.querySelector('input[name="max_price"]')).toHaveProperty('value', '50')
})

test('no two filters have the same title', () => {
  const document = draw([...capabilities], start, { filters, categories })
  const titles = [...document.querySelectorAll('h3')].map(({ textContent }) => textContent)
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
})

test.each(groups)(
  'a value of %s that leaves nothing cannot be pressed, unless it is chosen',
  (name, group) => {
    const all = ascending(valuesOf(name, null).map(({ value }) => value))
    const leading = all.filter((value) => value % 2 === 0)
    const chosen = all.findLast((value) => value % 2 === 1) ?? 0
    const counts = { [group]: leading.map((id) => ({ id, count: 1 })) }
    const shown = valuesOf(name, counts, `?${name}=${chosen}`)
    const alive = shown.filter(({ isDead }) => !isDead)
    expect(ascending(alive.map(({ value }) => value))).toEqual(ascending([...leading, chosen]))
    expect(shown.find(({ value }) => value === chosen)).toMatchObject({ isFolded: false })
    // In a list that folds it takes nobody's place.
    expect(shown.length).toBe(all.length === many ? alive.length : all.length)
  },
)

test.each(groups)(
  'of %s nobody knows what a value leaves where %s are not counted, or estimated',
  (name, group) => {
    const none = Object.fromEntries(Object.values(facetGroups).map((other) => [other, []]))
    const { [group]: _, ...others } = none
    const plain = valuesOf(name, null)
    expect(plain.filter(({ isDead }) => isDead)).toEqual([])
    expect(valuesOf(name, others)).toEqual(plain)
    expect(valuesOf(name, { ...none, is_estimated: true })).toEqual(plain)
    expect(valuesOf(name, none).every(({ isDead }) => isDead)).toBe(true)
  },
)
