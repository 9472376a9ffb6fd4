import type { Settings } from '@shop/contract'
import { createTranslate, TranslationProvider } from '@shop/ui/i18n'
import { JSDOM } from 'jsdom'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { defaultCurrency, languageOf } from '#app/lib/i18n/choice.ts'
import { ShopProvider } from '#app/state/shop/shop-context.tsx'

/** A part of the shop as its server draws it at an address, for tests without a browser. */
export function drawInShop(part: ReactNode, path: string, settings: Settings): Document {
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={[path]}>
      <TranslationProvider t={createTranslate('en', {})}>
        <ShopProvider
          settings={settings}
          language={languageOf(settings, 'en')}
          currency={defaultCurrency(settings)}
        >
          {part}
        </ShopProvider>
      </TranslationProvider>
    </MemoryRouter>,
  )
  return new JSDOM(html, { url: 'https://shop.example' }).window.document
}
