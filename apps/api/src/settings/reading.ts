import * as v from 'valibot'

/** What a text may stand for: nothing, itself, or a value in JSON. */
const readingsOf = (text: string): readonly unknown[] => {
  if (text === '') return [null]
  try {
    return [text, JSON.parse(text)]
  } catch {
    return [text]
  }
}

/** How wrong a reading is for its shape: not at all, of the wrong value, of the wrong type. */
function faultOf(shape: v.GenericSchema, value: unknown, reading: unknown): number {
  const issue = v.safeParse(shape, value).issues?.find(({ input }) => input === reading)
  if (!issue) return 0
  return issue.kind === 'validation' ? 1 : 2
}

/**
 * Puts a text as its shape wants it: `5` is a number where one is taken, and a text where that is.
 * What stands there so far says nothing, it may be null.
 *
 * @param put the whole value with a reading in its place; its other parts may still be wrong
 */
export function putReading(
  shape: v.GenericSchema,
  text: string,
  put: (reading: unknown) => unknown,
): unknown {
  const [best] = readingsOf(text)
    .map((reading) => {
      const value = put(reading)
      return { value, fault: faultOf(shape, value, reading) }
    })
    .sort((one, other) => one.fault - other.fault)
  return best?.value
}
