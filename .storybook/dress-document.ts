import { isLocale, locales } from './locales.ts'
import { applyTheme } from './themes.ts'

const reducedMotion = /\(prefers-reduced-motion: reduce\)/

/** Components ask the browser; in a story the toolbar answers. */
function answerMotion() {
  const ask = window.matchMedia.bind(window)
  window.matchMedia = (query) =>
    reducedMotion.test(query) && document.documentElement.dataset.motion === 'reduced'
      ? ask('all')
      : ask(query)
}

if (typeof window !== 'undefined') answerMotion()

/** Puts what the toolbar chose on the document, where the app's root has it too. */
export function dressDocument({ locale, theme, scheme, motion }: Record<string, unknown>) {
  const { lang, dir } = locales[isLocale(locale) ? locale : 'en']
  const root = document.documentElement
  Object.assign(root, { lang, dir })
  // Always said: what the machine prefers must not change a picture.
  root.dataset.scheme = scheme === 'dark' ? 'dark' : 'light'
  root.dataset.motion = motion === 'reduced' ? 'reduced' : 'full'
  applyTheme(theme)
}
