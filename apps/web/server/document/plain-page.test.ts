import { expect, test } from 'vitest'
import { plainPage } from './plain-page.ts'

const pageFor = (accepted?: string) =>
  new Request('https://shop.example/', accepted ? { headers: { 'Accept-Language': accepted } } : {})

test.each([
  [undefined, 'en', 'ltr'],
  ['de-DE,de;q=0.9', 'en', 'ltr'],
  ['fr;q=0.9, ar-EG;q=0.8', 'ar', 'rtl'],
  ['fa', 'fa', 'rtl'],
  ['constructor,"><script>', 'en', 'ltr'],
])('%s is answered in %s', async (accepted, language, direction) => {
  const html = await plainPage('unavailable', 500, pageFor(accepted)).text()
  expect(html).toContain(`<html lang="${language}" dir="${direction}">`)
  expect(html).not.toContain('<script')
})

test('it has the headers of every page, and nothing runs in it', () => {
  const { status, headers } = plainPage('busy', 429, pageFor(), { 'Retry-After': '7' })
  expect(status).toBe(429)
  expect(headers.get('Retry-After')).toBe('7')
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")
})
