import { createStore } from '#app/lib/store.ts'

interface Kept<Values> {
  readonly user: number
  readonly values: Readonly<Partial<Record<string, Values>>>
}

const all: (() => void)[] = []

/**
 * What a customer has typed into a kind of form and not saved, by a name of the form's own: it outlives
 * the form and the end of a session, not the page. Nobody reads what somebody else has typed.
 */
export function createDrafts<Values>() {
  const store = createStore<Kept<Values> | null>(() => null)
  const of = (user: number) => {
    const kept = store.read()
    return kept?.user === user ? kept.values : {}
  }
  const put = (user: number, name: string, values: Values | undefined) =>
    store.write({ user, values: { ...of(user), [name]: values } })
  all.push(() => store.write(null))
  return {
    read: (user: number, name: string): Values | null => of(user)[name] ?? null,
    keep: put,
    /** It is saved, or its changes are not wanted. */
    forget: (user: number, name: string) => put(user, name, undefined),
  }
}

/** The customer is gone. */
export function forgetDrafts() {
  for (const forget of all) forget()
}
