import { isRecord } from '#app/lib/is-record.ts'
import { createStore } from '#app/lib/store.ts'

/** What a customer has typed, by the kind of form and the form's own name. */
interface Kept {
  readonly user: number
  readonly forms: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

const isKept = (stored: unknown): stored is Kept =>
  isRecord(stored) &&
  typeof stored.user === 'number' &&
  isRecord(stored.forms) &&
  Object.values(stored.forms).every(isRecord)

/**
 * One for all kinds: whoever forgets them need not have loaded their forms. It outlives the screen and a reload,
 * and goes with the tab.
 */
const store = createStore((stored) => (isKept(stored) ? stored : null), {
  key: 'form-drafts',
  area: 'tab',
})

const formsOf = (user: number): Kept['forms'] => {
  const kept = store.read()
  return kept?.user === user ? kept.forms : {}
}

/**
 * What a customer has typed into a kind of form and not saved, by a name of the form's own: it outlives
 * the form, a reload and the end of a session. Nobody reads what somebody else has typed.
 *
 * @param revive makes it of what the tab has stored: a file is none any more
 */
export function createDrafts<Values extends object>(
  kind: string,
  revive: (stored: Record<string, unknown>) => Values,
) {
  const put = (user: number, name: string, values: Values | undefined) => {
    const forms = formsOf(user)
    const { [name]: _before, ...others } = forms[kind] ?? {}
    store.write({
      user,
      forms: { ...forms, [kind]: values ? { ...others, [name]: values } : others },
    })
  }
  return {
    read(user: number, name: string): Values | null {
      const values = formsOf(user)[kind]?.[name]
      return isRecord(values) ? revive(values) : null
    },
    keep: put,
    /** It is saved, or its changes are not wanted. */
    forget: (user: number, name: string) => put(user, name, undefined),
  }
}

/** The customer is gone. */
export const forgetDrafts = () => store.write(null)

/** Somebody has logged in: what another one has typed is not for them. */
export function keepDraftsOf(user: number) {
  const kept = store.read()
  if (kept && kept.user !== user) forgetDrafts()
}
