import { expect, test } from 'vitest'
import { inDefault } from './currency.ts'

const money = (name: string, symbol: string, rate: number) => ({
  name,
  symbol,
  rate_from_default: rate,
})
const shop = [
  money('USD', '$', 1),
  money('EUR', '€', 0.8),
  money('CAD', '$', 1.6),
  money('IRR', '﷼', 40_000),
]

test.each([
  ['nothing', null, undefined, 100],
  ['nothing', null, 'EUR', 125],
  ['nothing', null, 'ZWL', 100],
  ['€', '€', 'USD', 125],
  ['dollars', 'dollars', 'EUR', 100],
  ['$ to who sees Canadian ones', '$', 'CAD', 62.5],
  ['cad', 'cad', 'EUR', 62.5],
  ['a currency that the shop does not have', 'pounds', 'EUR', 125],
  ['rials', 'ريال', 'USD', 0.0025],
  ['tomans', 'تومان', 'USD', 0.025],
])('100 with %s', (_, word, chosen, amount) => {
  expect(inDefault(100, word, chosen, shop)).toBeCloseTo(amount, 10)
})

test('without a rate an amount is what it is', () => {
  expect(inDefault(100, null, 'EUR', [money('EUR', '€', 0)])).toBe(100)
  expect(inDefault(100, '€', undefined, [])).toBe(100)
})
