import type { CartLine } from '@shop/contract'
import { cart as fixture } from '@shop/contract/fixtures'
import { expect, test, vi } from 'vitest'
import { stepsOf } from './cart-change.ts'

const [shop] = fixture.cart_items
const [found] = shop?.products ?? []
if (!shop || !found) throw new Error('The fixture has a line')
const line: CartLine = { ...found, quantity: 2 }
const steps = stepsOf({
  store: vi.fn(),
  increment: vi.fn(),
  decrement: vi.fn(),
  remove: vi.fn(),
})
const product = { product_id: line.id }
const other = { ...line, size: { id: 99, name: 'Other', price: 0 } }
const holding = (quantity: number) => ({ ...line, quantity })

test.each([
  ['store', steps.store(product, undefined), holding(1), true],
  ['store', steps.store(product, undefined), undefined, false],
  ['store', steps.store(product, line), holding(3), true],
  ['store', steps.store(product, line), holding(2), false],
  ['store of another size', steps.store({ ...product, size: 98 }, line), holding(2), false],
  ['store in another choice', steps.store(product, line), other, true],
  [
    'store of another size where none was known',
    steps.store({ ...product, size: 98 }, undefined),
    { ...other, quantity: 1 },
    null,
  ],
  ['increment', steps.step(line, 1), holding(3), true],
  ['increment', steps.step(line, 1), holding(2), false],
  ['increment, taken away elsewhere', steps.step(line, 1), holding(1), null],
  ['increment, raised elsewhere', steps.step(line, 1), holding(5), null],
  ['decrement, raised elsewhere', steps.step(line, -1), holding(3), null],
  ['store of what was not known to be there', steps.store(product, undefined), holding(2), null],
  ['decrement', steps.step(line, -1), holding(1), true],
  ['decrement', steps.step(line, -1), holding(2), false],
  ['decrement to nothing', steps.step(holding(1), -1), undefined, true],
  ['remove', steps.remove(line), undefined, true],
  ['remove', steps.remove(line), holding(2), false],
] as const)('a lost answer of %s is told by the line', (_, { isMade }, now, made) => {
  expect(isMade(now)).toBe(made)
})
