// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { choiceStores, keepChoice } from './choices.ts'

const { picked, saved } = choiceStores
afterEach(() => {
  for (const store of Object.values(choiceStores)) store.clear()
})

test('a colour and a size of a product are remembered, one after the other, and each by itself', () => {
  keepChoice(picked, 7, { size: 2 })
  keepChoice(picked, 7, { color: 1 })
  expect(picked.read()).toEqual([{ product: 7, color: 1, size: 2 }])
  expect(saved.read()).toEqual([])
})

test('the last products are remembered', () => {
  for (let product = 1; product <= 210; product += 1) keepChoice(saved, product, { size: 2 })
  expect(saved.read()).toHaveLength(200)
  expect(saved.read()[0]?.product).toBe(210)
})

test('what is stored and no choice is forgotten', () => {
  localStorage.setItem(
    'saved-choices',
    JSON.stringify([null, { product: 'x' }, { product: 3, color: null, size: 1 }]),
  )
  expect(saved.read()).toEqual([{ product: 3, color: null, size: 1 }])
})
