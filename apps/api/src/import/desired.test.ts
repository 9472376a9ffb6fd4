import { expect, test } from 'vitest'
import { desiredOf } from './desired.ts'
import { Told } from './product.ts'
import type { References } from './references.ts'

test('whatever a file tells of a product is asked for', () => {
  const asked = new Set<PropertyKey>()
  const told = new Proxy<Told>(
    { codes: ['sku'] },
    {
      get(target, field) {
        asked.add(field)
        return Reflect.get(target, field)
      },
    },
  )
  desiredOf(told, undefined, {} as References, true)
  // Which product it is has been found out before.
  expect(
    Object.keys(Told.entries).filter((field) => field !== 'codes' && !asked.has(field)),
  ).toEqual([])
})
