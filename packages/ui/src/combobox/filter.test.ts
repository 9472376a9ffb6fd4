import { expect, test } from 'vitest'
import { fold, prepare, search } from './filter.ts'

const found = (labels: string[], term: string) =>
  search(prepare(labels.map((label) => ({ value: label, label }))), term).map(({ label }) => label)

test.each([
  ['Côte d’Ivoire', 'cote d ivoire'],
  ['Åland', 'aland'],
  ['Łódź', 'lodz'],
  ['Weiß', 'weiss'],
  ['İstanbul', 'istanbul'],
  ['أُسْتُراليا', 'استراليا'],
  ['ایران', 'ايران'],
  ['٣ شارع', '3 شارع'],
])('%j is searched as %j', (text, folded) => {
  expect(fold(text)).toBe(folded)
})

test('what starts with the term comes first, then what has a word that does', () => {
  expect(found(['Comoros', 'Dominica', 'Isle of Man', 'Oman', 'Romania'], 'OMAN')).toEqual([
    'Oman',
    'Romania',
  ])
  expect(found(['Germany', 'Isle of Man', 'Oman', 'Mali'], 'ma')).toEqual([
    'Mali',
    'Isle of Man',
    'Germany',
    'Oman',
  ])
})

test('words count in any order, and all of them', () => {
  expect(found(['United Arab Emirates', 'United States'], 'emirates united')).toEqual([
    'United Arab Emirates',
  ])
})

test('an empty term leaves everything as it is', () => {
  expect(found(['B', 'A'], '  ')).toEqual(['B', 'A'])
})

test('groups stay together and in their order', () => {
  const options = [
    { value: '1', label: 'Beta', group: 'One' },
    { value: '2', label: 'Alpha', group: 'Two' },
    { value: '3', label: 'Al', group: 'One' },
  ]
  expect(search(prepare(options), 'a').map(({ value }) => value)).toEqual(['3', '1', '2'])
})

test('keywords find an option too', () => {
  const options = [{ value: 'de', label: 'Germany', keywords: 'Deutschland DE' }]
  expect(search(prepare(options), 'deutsch')).toHaveLength(1)
})
