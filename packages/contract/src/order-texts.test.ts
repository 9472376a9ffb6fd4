import { expect, test } from 'vitest'
import { orderTextNames, orderTexts } from './order-texts.ts'

test('no two texts of an order are told in the same words', () => {
  const words = orderTextNames.flatMap((name) => [orderTexts[name].title, orderTexts[name].label])
  expect(words.filter((one, at) => words.indexOf(one) !== at)).toEqual([])
})
