import { type Call, type Capability, getProducts } from '@shop/contract'
import { capabilities } from '@shop/contract/capabilities'
import { categories, filters, settings } from '@shop/contract/fixtures'
import { createTranslate, TranslationProvider } from '@shop/ui/i18n'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { defaultCurrency, languageOf } from '#app/lib/i18n/choice.ts'
import { ShopProvider } from '#app/state/shop/shop-context.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { filterNames } from './listing-query.ts'

const { additions = {} }: Call = getProducts

/** With a category chosen, so that what is below it can be, too. */
const address = '/products?category_id=4'

/** The filters that a shopper can press, in a shop whose server can what is named. */
function pressable(can: readonly Capability[]): string[] {
  const shown = { ...settings, capabilities: [...can] }
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
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
  const links = [...html.matchAll(/href="[^"?]*\?([^"]*)"/g)].flatMap(([, query = '']) => [
    ...new URLSearchParams(query.replaceAll('&amp;', '&')).keys(),
  ])
  const inputs = [...html.matchAll(/name="([^"]*)"/g)].map(([, name]) => name)
  return filterNames.filter((name) => links.includes(name) || inputs.includes(name))
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
    expect(pressable(can)).toEqual(known)
  },
)
