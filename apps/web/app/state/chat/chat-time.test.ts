import { expect, test, vi } from 'vitest'
import { chatTime } from './chat-time.ts'

vi.stubEnv('TZ', 'UTC')

test.each([
  ['2026-11-20T09:12:00.000000Z', 'en', '09:12 am, 20 Nov, 2026'],
  ['2026-11-21T23:05:59.000000Z', 'en', '11:05 pm, 21 Nov, 2026'],
  ['2026-11-20T09:12:00.000000Z', 'ar', '09:12 ص, 20 نوفمبر, 2026'],
  ['2026-11-20T09:12:00.000000Z', 'ir', '29 آبان 1405، 9:12 ق.ظ.'],
  ['yesterday', 'en', ''],
])('%s in %s', (instant, locale, text) => {
  expect(chatTime(instant, locale)).toBe(text)
})
