import * as v from 'valibot'
import { expect, test } from 'vitest'
import { putReading } from './reading.ts'

const maybeNumber = v.nullable(v.pipe(v.number(), v.minValue(1)))
const digits = v.pipe(v.string(), v.regex(/^\d{3}$/))

test.each([
  ['5', maybeNumber, 5],
  ['', maybeNumber, null],
  ['true', v.boolean(), true],
  ['5', v.nullable(v.string()), '5'],
  ['true', v.string(), 'true'],
  ['[1,2]', v.array(v.number()), [1, 2]],
  ['hello', v.number(), 'hello'],
  // Of the right type and a wrong value: the shape says what it takes.
  ['0', maybeNumber, 0],
  ['12', digits, '12'],
])('%o is put as its shape takes it', (text, shape, value) => {
  expect(putReading(shape, text, (reading) => reading)).toEqual(value)
})

test('what stands beside it may be wrong or missing', () => {
  const shape = v.array(v.strictObject({ name: v.string(), most: maybeNumber, title: v.string() }))
  const put = (most: unknown) => [{ name: '7', most }]
  expect(putReading(shape, '7', put)).toEqual([{ name: '7', most: 7 }])
})
