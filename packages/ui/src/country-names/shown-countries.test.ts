import { expect, test } from 'vitest'
import { shownCountries } from './shown-countries.ts'

const labels = (names: string[], language: string) =>
  shownCountries(
    names.map((name) => ({ name })),
    language,
  ).map(({ label }) => label)

test('countries are called and sorted as the language does', () => {
  const names = ['Germany', 'Egypt', 'United Arab Emirates']
  expect(labels(names, 'ar')).toEqual(['الإمارات العربية المتحدة', 'ألمانيا', 'مصر'])
  expect(labels(names, 'fa')).toEqual(['آلمان', 'امارات متحدهٔ عربی', 'مصر'])
})

test.each([
  ['Ivory Coast', 'Côte d’Ivoire'],
  ['Bosnia and Herzegovina', 'Bosnien und Herzegowina'],
  ['Saint Vincent and the Grenadines', 'St. Vincent und die Grenadinen'],
  ['São Tomé and Príncipe', 'São Tomé und Príncipe'],
  ['Hong Kong', 'Sonderverwaltungsregion Hongkong'],
])('%s is found, however a server writes it', (name, label) => {
  expect(labels([name], 'de')).toEqual([label])
})

test('a name that says no country stays, and English is as the server says it', () => {
  expect(labels(['Our Island'], 'ar')).toEqual(['Our Island'])
  expect(labels(['Turkey', 'Åland', 'Zambia'], 'en-GB')).toEqual(['Åland', 'Turkey', 'Zambia'])
})

test('what else is known of a country goes with it', () => {
  expect(shownCountries([{ name: 'Egypt', phone_code: '20' }], 'de')).toEqual([
    { name: 'Egypt', phone_code: '20', label: 'Ägypten' },
  ])
})
