// @vitest-environment jsdom
import { emptyProductList, settings } from '@shop/contract/fixtures'
import { createTranslate, TranslationProvider } from '@shop/ui/i18n'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { defaultCurrency, languageOf } from '#app/lib/i18n/choice.ts'
import { partMissing } from '#app/lib/lazy-part.tsx'
import { ShopProvider } from '#app/state/shop/shop-context.tsx'
import { ProductListing } from './product-listing.tsx'

vi.mock('./filter-drawer.tsx', () => {
  throw new Error('Without a line')
})

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('fetch', async () => Response.json({ data: emptyProductList }))
})
afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

test('a filter drawer whose code cannot come says so at every press', async () => {
  const said = vi.fn()
  addEventListener(partMissing, said)
  const root = createRoot(document.body.appendChild(document.createElement('main')))
  await act(async () =>
    root.render(
      // A retry would come when the document is gone.
      <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
        <MemoryRouter initialEntries={['/products']}>
          <TranslationProvider t={createTranslate('en', {})}>
            <ShopProvider
              settings={settings}
              language={languageOf(settings, 'en')}
              currency={defaultCurrency(settings)}
            >
              <ProductListing />
            </ShopProvider>
          </TranslationProvider>
        </MemoryRouter>
      </SWRConfig>,
    ),
  )
  const button = document.querySelector<HTMLElement>('a[href$="#filters"]')
  for (const press of [1, 2, 3]) {
    await act(async () => button?.click())
    await vi.waitFor(() => expect(said).toHaveBeenCalledTimes(press))
  }
  await act(async () => root.unmount())
  removeEventListener(partMissing, said)
})
