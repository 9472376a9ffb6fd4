import { expect, test } from 'vitest'
import { phoneCountryOf } from './profile-words.ts'

const countries = [
  { id: 1, name: 'Canada', phone_code: '1' },
  { id: 2, name: 'United States', phone_code: '1' },
  { id: 3, name: 'Egypt', phone_code: '20' },
]

test.each([
  ['United States', '1', 'United States'],
  ['Egypt', '1', 'Canada'],
  ['Egypt', '+20', 'Egypt'],
  ['Egypt', null, 'Egypt'],
  [null, '20', 'Egypt'],
  ['Egypt', '999', 'Egypt'],
  [null, null, undefined],
])('from %s with the code %s: %s', (country, phone_code, expected) => {
  expect(phoneCountryOf({ country, phone_code }, countries)?.name).toBe(expected)
})
