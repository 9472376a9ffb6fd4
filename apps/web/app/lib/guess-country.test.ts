import { expect, test } from 'vitest'
import { guessCountry } from './guess-country.ts'

const egypt = { id: 1, name: 'Egypt', phone_code: '20' }
const norway = { id: 2, name: 'Norway', phone_code: '47' }

test.each([
  ['Europe/Oslo', ['en-US'], norway],
  ['Africa/Cairo', ['ar'], egypt],
  ['UTC', ['ar-EG', 'en-US'], egypt],
  ['UTC', ['nb', 'nb-NO'], norway],
  // Neither is a country of this shop.
  ['Europe/Paris', ['fr-FR'], null],
  ['UTC', ['en'], null],
  ['UTC', ['en-US@posix', '', 'nb-NO'], norway],
])('in the time zone %s, reading %o', (timeZone, languages, country) => {
  const zone = { ...Intl.DateTimeFormat().resolvedOptions(), timeZone }
  expect(guessCountry([egypt, norway], languages, zone)).toBe(country)
})

test('without countries there is none', () => {
  expect(guessCountry([])).toBeNull()
})
