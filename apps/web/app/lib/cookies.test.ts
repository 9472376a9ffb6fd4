import { expect, test } from 'vitest'
import { readCookies } from './cookies.ts'

test.each<[string | null, Record<string, string>]>([
  [null, {}],
  ['', {}],
  ['locale=ar; currency=SAR', { locale: 'ar', currency: 'SAR' }],
  ['locale=ar;locale=en', { locale: 'ar' }],
  ['locale=; locale=en', { locale: '' }],
  ['locale=%E0%A4%A; locale=en', {}],
  ['currency=%D8%B1%D9%8A%D8%A7%D9%84', { currency: 'ريال' }],
  ['token=a=b==', { token: 'a=b==' }],
  ['xlocale=ar; locale =en ; =x; lonely', { xlocale: 'ar', locale: 'en' }],
  ['__proto__=x; constructor=y', JSON.parse('{"__proto__":"x","constructor":"y"}')],
])('%s', (header, cookies) => {
  expect([...readCookies(header)]).toEqual(Object.entries(cookies))
})
