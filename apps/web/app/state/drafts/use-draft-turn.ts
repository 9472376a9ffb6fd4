import { useSyncExternalStore } from 'react'
import { type Drafts, subscribeToDrafts } from './drafts.ts'

type Ended = Pick<Drafts<object>, 'ended'>

/** How often a draft has ended, saved or thrown away, here or by what was begun before its form was left. */
export function useEndedDrafts(drafts: Ended, user: number | null, name: string) {
  const read = () => drafts.ended(user, name)
  return useSyncExternalStore(subscribeToDrafts, read, read)
}

/**
 * Which turn of a form this is, for its key: it begins anew when what is saved has changed, and when its draft
 * has ended. A field that nobody has touched says what is saved now; what was typed stands in the draft.
 *
 * @param saved what the form changes; a form for something new has none
 */
export const useDraftTurn = (drafts: Ended, user: number | null, name: string, saved?: object) =>
  `${useEndedDrafts(drafts, user, name)} ${saved ? JSON.stringify(saved) : ''}`
