import { expect, test } from 'vitest'
import { amountIn, categoryIn, flagIn, percentIn, piecesIn, quoted } from './cells.ts'

test.each([
  ['12.50', 1250],
  ['12', 1200],
  ['0', 0],
  ['.5', 50],
  ['12.', 1200],
  ['12.5000', 1250],
  ['999999999.99', 99_999_999_999],
])('price %s', (text, cents) => {
  expect(amountIn('price', text, false)).toBe(cents)
})

test.each([
  ['12,50', 'has a comma: write a point, or import with --decimal-comma'],
  ['-1', 'is negative'],
  ['$12.50', 'is no plain number'],
  ['12.50 €', 'is no plain number'],
  ['1,234.50', 'is no plain number'],
  ['1e3', 'is no plain number'],
  ['١٢', 'is no plain number'],
  ['=1+1', 'is no plain number'],
  ['', 'is no plain number'],
  ['1.999', 'has more than two decimals'],
  ['1000000000', 'is too high'],
])('price %j is refused rather than misread', (text, reason) => {
  expect(() => amountIn('price', text, false)).toThrow(`price ${quoted(text)} ${reason}`)
})

test('decimal commas are read where they are said to be', () => {
  expect(amountIn('price', '12,50', true)).toBe(1250)
  expect(amountIn('price', '12', true)).toBe(1200)
  expect(() => amountIn('price', '12.50', true)).toThrow('has a point, and --decimal-comma is set')
  expect(() => amountIn('price', '1.234,50', true)).toThrow('is no plain number such as 12,50')
})

test('percentages, pieces and flags', () => {
  expect(percentIn('tax rate', '19', false)).toBe('19.00')
  expect(() => percentIn('tax rate', '100.01', false)).toThrow('more than 100')
  expect(piecesIn('stock', '12')).toBe(12)
  expect(piecesIn('stock', '-3.00')).toBe(-3)
  expect(() => piecesIn('stock', '1.5')).toThrow('is no whole number')
  expect([flagIn('published', 'TRUE'), flagIn('published', '0')]).toEqual([true, false])
  expect(() => flagIn('published', 'constructor')).toThrow('is neither yes nor no')
})

test('categories have one level below them', () => {
  expect(categoryIn('Home')).toEqual({ name: 'Home', sub: null })
  expect(categoryIn('Home > Lamps')).toEqual({ name: 'Home', sub: 'Lamps' })
  expect(categoryIn(' Home >Light > Lamps>')).toEqual({ name: 'Home', sub: 'Lamps' })
  expect(categoryIn(' > ')).toBeUndefined()
})

test('what a report shows of a cell is short and moves no terminal', () => {
  expect(quoted('a"\x1b[2Jb')).toBe('"a"\\u001b[2Jb"')
  expect(quoted('a\u202eb\u2028')).toBe('"a\\u202eb\\u2028"')
  expect(quoted('x'.repeat(1_000_000))).toHaveLength(63)
})
