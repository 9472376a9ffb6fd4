import { createTranslate } from '@shop/ui/i18n'
import { expect, test } from 'vitest'
import { taxLabel, taxLines } from './tax-lines.ts'

const vat = { id: 1, name: 'VAT', percentage: 5, amount: 1.13 }
const city = { id: 2, name: 'City', percentage: 1, amount: 0.52 }

test('several taxes that are the total are shown each', () => {
  expect(taxLines([vat, city], 1.65)).toEqual([
    { tax: vat, amount: 1.13 },
    { tax: city, amount: 0.52 },
  ])
})

test('where they are the last shop alone, the total is shown', () => {
  expect(taxLines([vat, city], 3.65)).toEqual([{ tax: null, amount: 3.65 }])
})

test('one tax has its name and the total', () => {
  expect(taxLines([vat], 3.65)).toEqual([{ tax: vat, amount: 3.65 }])
  expect(taxLines([], 0)).toEqual([{ tax: null, amount: 0 }])
})

test('what a server does not say is not 0.00', () => {
  expect(taxLines([vat], null)).toEqual([{ tax: vat, amount: 1.13 }])
  expect(taxLines([vat, { ...city, amount: null }], 1.65)).toEqual([{ tax: null, amount: 1.65 }])
  expect(taxLines([], null)).toEqual([{ tax: null, amount: null }])
})

test('a tax without a percentage has its name alone', () => {
  const t = createTranslate('en', {})
  expect([vat, { ...vat, percentage: null }, null].map((tax) => taxLabel(t, tax))).toEqual([
    'VAT (5%)',
    'VAT',
    'Tax',
  ])
})
