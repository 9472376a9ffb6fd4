/** A field's value as text: servers write a calling code with or without its plus. */
const textOf = (value: unknown) => String(value ?? '').replace(/^\+/, '')

type Saved<Values> = Partial<Record<keyof Values, unknown>>

/** Of what stands in a form what is other than saved: the rest may be changed elsewhere meanwhile. */
export const changesIn = <Values extends object>(
  values: Values,
  saved: Saved<Values>,
): Partial<Values> => {
  const known = new Map<string, unknown>(Object.entries(saved))
  const changed = Object.entries(values).filter(
    ([name, value]) => value !== undefined && textOf(value) !== textOf(known.get(name)),
  )
  return Object.fromEntries(changed) as Partial<Values>
}

/** Whether a form says anything else than what is saved. */
export const isOther: (...of: Parameters<typeof changesIn>) => boolean = (values, saved) =>
  Object.keys(changesIn(values, saved)).length > 0

/**
 * A three-way merge of a form that is sent whole: a field that was left as it was when the form began follows
 * what another window or device has saved since, and one that was changed stays.
 */
export const mergeChanges = <Values extends object>(
  values: Values,
  before: Saved<Values>,
  newest: Partial<Values>,
): Values => ({ ...values, ...changesIn(newest, before), ...changesIn(values, before) })
