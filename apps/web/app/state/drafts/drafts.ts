import { changesIn } from '#app/lib/changes.ts'
import { isRecord } from '#app/lib/is-record.ts'
import { createStore } from '#app/lib/store.ts'

/** What somebody has typed, by the kind of form and the form's own name. */
type Forms = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** By whom it was typed: a customer's id. */
type Kept = Readonly<Record<string, Forms>>

/** Who has not logged in. */
const guest = 'guest'
const ownerOf = (user: number | null) => String(user ?? guest)

const isForms = (stored: unknown): stored is Forms =>
  isRecord(stored) && Object.values(stored).every(isRecord)
const isKept = (stored: unknown): stored is Kept =>
  isRecord(stored) && Object.values(stored).every(isForms)

/**
 * One for all kinds: whoever forgets them need not have loaded their forms. It outlives the screen and a reload,
 * and goes with the tab.
 */
const store = createStore((stored) => (isKept(stored) ? stored : {}), {
  key: 'form-drafts',
  of: 'shopper',
  area: 'tab',
})

export const subscribeToDrafts = store.subscribe

const formsOf = (user: number | null): Forms => store.read()[ownerOf(user)] ?? {}

/**
 * What a customer, or a guest (null), has typed into a kind of form and not saved, by a name of the form's own:
 * it outlives the form, a reload and the end of a session. Nobody reads what somebody else has typed.
 *
 * @param revive makes it of what the tab has stored: a file is none any more
 */
export function createDrafts<Values extends object>(
  kind: string,
  revive: (stored: Record<string, unknown>) => Values,
) {
  const put = (user: number | null, name: string, values: Values | undefined) => {
    const forms = formsOf(user)
    const { [name]: _before, ...others } = forms[kind] ?? {}
    const changed = { ...forms, [kind]: values ? { ...others, [name]: values } : others }
    store.write({ ...store.read(), [ownerOf(user)]: changed })
  }
  const endings = new Map<string, number>()
  const nameOf = (user: number | null, name: string) => `${ownerOf(user)} ${name}`
  const end = (user: number | null, name: string, left?: Values) => {
    endings.set(nameOf(user, name), (endings.get(nameOf(user, name)) ?? 0) + 1)
    put(user, name, left)
  }
  return {
    read(user: number | null, name: string): Values | null {
      const values = formsOf(user)[kind]?.[name]
      return isRecord(values) ? revive(values) : null
    },
    keep: put,
    /** Its changes are not wanted. */
    forget: (user: number | null, name: string) => end(user, name),
    /** This was sent, and taken: what was typed since is still a draft. */
    settle(user: number | null, name: string, sent: object) {
      const values = formsOf(user)[kind]?.[name]
      const newer = isRecord(values) ? changesIn(values, sent) : {}
      end(user, name, Object.keys(newer).length > 0 ? (newer as Values) : undefined)
    },
    /** How often it was settled or forgotten in this page: its form begins anew each time. */
    ended: (user: number | null, name: string) => endings.get(nameOf(user, name)) ?? 0,
  }
}

export type Drafts<Values extends object> = ReturnType<typeof createDrafts<Values>>

/** The same of a form that is texts alone. */
export const createTextDrafts = <Name extends string>(kind: string, fields: readonly Name[]) =>
  createDrafts(
    kind,
    (stored) =>
      Object.fromEntries(
        fields.flatMap((name) => (typeof stored[name] === 'string' ? [[name, stored[name]]] : [])),
      ) as Partial<Record<Name, string>>,
  )

/** The customer is gone. */
export const forgetDrafts = () => store.write({})

/** Somebody has logged in: what they typed before is theirs, and what another one has typed is not. */
export function keepDraftsOf(user: number) {
  const forms = { ...formsOf(user), ...formsOf(null) }
  store.write(Object.keys(forms).length > 0 ? { [ownerOf(user)]: forms } : {})
}
