import { type Call, type Capability, getProducts } from '@shop/contract'
import { capabilities } from '@shop/contract/capabilities'
import { categories, filters, settings } from '@shop/contract/fixtures'
import { createTranslate, TranslationProvider } from '@shop/ui/i18n'
import { JSDOM } from 'jsdom'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { defaultCurrency, languageOf } from '#app/lib/i18n/choice.ts'
import { ShopProvider } from '#app/state/shop/shop-context.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { filterNames, readListing } from './listing-query.ts'

const { additions = {} }: Call = getProducts

/** With a category chosen, so that what is below it can be, too. */
const start = '?category_id=4'

/** What a shopper can press at an address, in a shop whose server can what is named. */
function pressable(can: readonly Capability[], search = start) {
  const shown = { ...settings, capabilities: [...can] }
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={[`/products${search}`]}>
      <TranslationProvider t={createTranslate('en', {})}>
        <ShopProvider
          settings={shown}
          language={languageOf(shown, 'en')}
          currency={defaultCurrency(shown)}
        >
          <FilterPanel filters={filters} categories={categories} />
        </ShopProvider>
      </TranslationProvider>
    </MemoryRouter>,
  )
  const { document } = new JSDOM(html, { url: 'https://shop.example' }).window
  const links = [...document.querySelectorAll('a')].map((link) => ({
    params: new URL(link.href).searchParams,
    isChosen: link.getAttribute('aria-current') === 'true',
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
