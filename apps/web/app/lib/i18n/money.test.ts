import { settings } from '@shop/contract/fixtures'
import { expect, test } from 'vitest'
import { formatMoney, percentageOff, priceOf } from './money.ts'

const named = (name: string) => {
  const found = settings.currencies.find((one) => one.name === name)
  if (!found) throw new Error(name)
  return found
}

test('money has 2 decimals, the rate of its currency, and the symbol on its side', () => {
  expect(formatMoney(1234.5, named('USD'), { settings, direction: 'ltr' })).toBe('$1,234.50')
  expect(formatMoney(10, named('EUR'), { settings, direction: 'ltr' })).toBe('€9.20')
  expect(formatMoney(10, named('SEK'), { settings, direction: 'ltr' })).toBe('104.00 kr')
})

test('a discount price counts when it is greater than zero', () => {
  expect(priceOf({ price: 10, discount_price: 0 })).toBe(10)
  expect(priceOf({ price: 10, discount_price: 8 })).toBe(8)
})

test('a percentage is that of the two prices beside it', () => {
  expect(percentageOff({ price: 50, discount_price: 40 })).toBe(20)
  expect(percentageOff({ price: 62.5, discount_price: 52.5 })).toBe(16)
  expect(percentageOff({ price: 50, discount_price: 0 })).toBe(0)
  expect(percentageOff({ price: 50, discount_price: 50 })).toBe(0)
  expect(percentageOff({ price: 50, discount_price: 0.01 })).toBe(99)
})

const written = (symbol: string, position: 'prefix' | 'suffix', direction: 'ltr' | 'rtl') =>
  formatMoney(
    12,
    { id: 9, symbol, position, name: 'X', rate: 1, rate_from_default: 1, is_default: true },
    { settings, direction },
  )

test('a symbol of Arabic script stays on its side of the figure where text begins at the left', () => {
  expect(written('﷼', 'suffix', 'ltr')).toBe('\u200e12.00 ﷼\u200e')
  expect(written('د.إ', 'prefix', 'ltr')).toBe('\u200eد.إ\u200e12.00')
})

test('nothing is put beside other symbols, nor where text begins at the right', () => {
  expect(written('$', 'prefix', 'ltr')).toBe('$12.00')
  expect(written('kr', 'suffix', 'ltr')).toBe('12.00 kr')
  expect(written('﷼', 'suffix', 'rtl')).toBe('12.00 ﷼')
})
