import { useState, useSyncExternalStore } from 'react'
import { type Drafts, subscribeToDrafts } from './drafts.ts'

/** How often a draft has gone, saved or thrown away, here or by what was begun before its form was left. */
export function useEndedDrafts(
  drafts: Pick<Drafts<object>, 'read'>,
  user: number | null,
  name: string,
) {
  const isEmpty = useSyncExternalStore(
    subscribeToDrafts,
    () => drafts.read(user, name) === null,
    () => true,
  )
  const [last, setLast] = useState({ isEmpty, ended: 0 })
  if (last.isEmpty !== isEmpty) setLast({ isEmpty, ended: isEmpty ? last.ended + 1 : last.ended })
  return last.ended
}

/**
 * Which turn of a form this is, for its key: it begins anew when what is saved has changed, and when its draft
 * has gone. A field that nobody has touched says what is saved now; what was typed stands in the draft.
 *
 * @param saved what the form changes; a form for something new has none
 */
export const useDraftTurn = (
  drafts: Pick<Drafts<object>, 'read'>,
  user: number | null,
  name: string,
  saved?: object,
) => `${useEndedDrafts(drafts, user, name)} ${saved ? JSON.stringify(saved) : ''}`
