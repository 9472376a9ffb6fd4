import * as v from 'valibot'
import { expect, test } from 'vitest'
import { User } from './account.ts'
import { user } from './fixtures/index.ts'

const read = (said: object) => v.parse(User, { ...user, ...said })

test.each([
  ['1994-03-21', '1994-03-21'],
  ['1994-03-21 00:00:00', '1994-03-21'],
  ['1994-03-21T00:00:00.000000Z', '1994-03-21'],
  ['21 March', '21 March'],
  [null, null],
])('a date of birth %s is the day %s', (said, day) => {
  expect(read({ date_of_birth: said }).date_of_birth).toBe(day)
})

test.each([
  ['Female', 'female'],
  ['female', 'female'],
  ['Diverse', 'Diverse'],
  [null, null],
])('a gender %s is read as %s', (said, gender) => {
  expect(read({ gender: said }).gender).toBe(gender)
})
