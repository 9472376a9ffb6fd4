import { expect, test } from 'vitest'
import { dialCode, splitNumber } from './dial-code.ts'

const countries = [
  { name: 'United States', phone_code: '1' },
  { name: 'Canada', phone_code: '+1' },
  { name: 'American Samoa', phone_code: '1-684' },
  { name: 'Barbados', phone_code: '1246' },
  { name: 'United Arab Emirates', phone_code: '971' },
]

test('a code is shown the same way however the list writes it', () => {
  expect(countries.map(dialCode)).toEqual(['+1', '+1', '+1684', '+1246', '+971'])
})

test.each([
  ['050 123-4567', undefined, '0501234567', undefined],
  ['٠٥٠١٢٣', undefined, '050123', undefined],
  ['+971 50 123 4567', undefined, '501234567', 'United Arab Emirates'],
  ['00971501234567', undefined, '501234567', 'United Arab Emirates'],
  ['+٩٧١ ٥٠١٢٣٤٥٦٧', undefined, '501234567', 'United Arab Emirates'],
  ['+1 684 555 0100', undefined, '5550100', 'American Samoa'],
  ['+1 212 555 0100', undefined, '2125550100', 'United States'],
  ['+1 212 555 0100', 'Canada', '2125550100', 'Canada'],
  ['+1', 'American Samoa', '1', undefined],
  ['+168', 'American Samoa', '168', undefined],
  ['+1684', 'American Samoa', '', 'American Samoa'],
  ['+124', undefined, '124', undefined],
  ['+1246', 'Canada', '', 'Barbados'],
  ['+121', 'American Samoa', '21', 'United States'],
  ['+1', 'Canada', '1', undefined],
  ['+999 12', undefined, '99912', undefined],
])('reads %j with %j chosen', (text, chosen, number, country) => {
  const split = splitNumber(text, countries, chosen)
  expect([split.number, split.country?.name]).toEqual([number, country])
})
