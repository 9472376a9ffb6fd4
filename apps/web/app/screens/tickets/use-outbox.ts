import type { TicketMessage } from '@shop/contract'
import { newKey } from '@shop/ui/new-key'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { ApiError, clientMessages } from '#app/data/api-error.ts'
import { rereadTicket, sendToTicket } from '#app/data/tickets.ts'

/** A message that the server does not have yet. */
export interface Draft {
  /** Names it to the server: sent again, it is still one message. */
  readonly key: string
  readonly text: string
  /** The newest of one's own messages before it; 0 when it is the first. */
  readonly after: number
  /** Why it was not taken; null while it is on its way. */
  readonly failure: string | null
}

/** Whether a draft is among one's own messages: the live channel may be quicker than its answer. */
export const hasArrived = (
  { text, after }: Pick<Draft, 'text' | 'after'>,
  own: readonly TicketMessage[],
) => own.some(({ id, message }) => id > after && message === text)

/** Messages to a ticket: optimistic updates that stay with Retry when they do not get through. */
export function useOutbox(number: string, own: readonly TicketMessage[]) {
  const { mutate } = useSWRConfig()
  const [drafts, setDrafts] = useState<readonly Draft[]>([])

  const post = async ({ key, text }: Draft) => {
    try {
      await sendToTicket(mutate, number, text, key)
      setDrafts((before) => before.filter((one) => one.key !== key))
    } catch (error) {
      const { message, status } =
        error instanceof ApiError ? error : new ApiError(0, clientMessages.failed)
      setDrafts((before) =>
        before.map((one) => (one.key === key ? { ...one, failure: message } : one)),
      )
      // It may have been closed meanwhile.
      if (status === 422) void rereadTicket(mutate, number)
    }
  }

  const send = (text: string) => {
    const after = Math.max(0, ...own.map(({ id }) => id))
    const draft: Draft = { key: newKey(), text, after, failure: null }
    setDrafts((before) => [...before, draft])
    void post(draft)
  }
  const retry = (draft: Draft) => {
    setDrafts((before) =>
      before.map((one) => (one.key === draft.key ? { ...one, failure: null } : one)),
    )
    void post(draft)
  }
  const discard = ({ key }: Draft) => setDrafts((before) => before.filter((one) => one.key !== key))

  return { drafts: drafts.filter((one) => !hasArrived(one, own)), send, retry, discard }
}
