import { expect, test } from 'vitest'
import { saidWith } from './left-out.ts'

test.each([
  ['running shoes for men', 'men', 'for men'],
  ['a gift for my boss', 'boss', 'for my boss'],
  ['red maxi dress', 'maxi', 'maxi'],
  ['Shoes For MEN', 'men', 'For men'],
  ['set of 4 chairs', 'set of 4', 'set of 4'],
  ['what is somewhere else', 'lamp', 'lamp'],
])('of %s without %s it is said: %s', (search, text, said) => {
  expect(saidWith(search, text)).toBe(said)
})
