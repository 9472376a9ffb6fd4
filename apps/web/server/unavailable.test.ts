import { expect, test } from 'vitest'
import { unavailable } from './unavailable.ts'

test.each([
  [undefined, 'en', 'ltr'],
  ['de-DE,de;q=0.9', 'en', 'ltr'],
  ['fr;q=0.9, ar-EG;q=0.8', 'ar', 'rtl'],
  ['fa', 'fa', 'rtl'],
  ['constructor,"><script>', 'en', 'ltr'],
])('%s is answered in %s', (accepted, language, direction) => {
  const html = unavailable(accepted)
  expect(html).toContain(`<html lang="${language}" dir="${direction}">`)
  expect(html).not.toContain('<script')
})
