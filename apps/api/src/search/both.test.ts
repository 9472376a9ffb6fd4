import { expect, test } from 'vitest'
import { sidesOf } from './both.ts'

test.each([
  ['plates and bowls', ['plates', 'bowls']],
  ['Salt & pepper mill', ['Salt', 'pepper mill']],
  ['کفش و کیف', ['کفش', 'کیف']],
  ['hats, scarves and gloves', ['hats, scarves', 'gloves']],
  ['and', []],
  ['bowls and', []],
  ['brandy', []],
])('%s asks for these: %j', (search, sides) => {
  expect(sidesOf(search)).toEqual(sides)
})
