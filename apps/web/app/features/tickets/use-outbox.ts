import type { TicketMessage } from '@shop/contract'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { ApiError, doorMessages } from '#app/data/api-error.ts'
import { browserDoor } from '#app/data/browser-door.ts'
import { sendToTicket, ticketResource } from '#app/data/tickets.ts'

/** A message that the server does not have yet. */
export interface Draft {
  /** Names it to the server: sent again, it is still one message. */
  readonly key: string
  readonly text: string
  /** Why it was not taken; null while it is on its way. */
  readonly failure: string | null
}

type Answer = Awaited<ReturnType<typeof ticketResource.load>>

const withMessages = (messages: TicketMessage[]) => (known?: Answer) =>
  known && { ...known, support_ticket: { ...known.support_ticket, messages } }

/** Messages to a ticket: shown at once, and kept with Retry when they do not get through. */
export function useOutbox(number: string) {
  const { mutate } = useSWRConfig()
  const [drafts, setDrafts] = useState<readonly Draft[]>([])

  const post = async ({ key, text }: Draft) => {
    try {
      const messages = await sendToTicket(browserDoor, number, text, key)
      await mutate<Answer>(ticketResource.key(number), withMessages(messages), {
        revalidate: false,
      })
      setDrafts((before) => before.filter((one) => one.key !== key))
    } catch (error) {
      const { message, status } =
        error instanceof ApiError ? error : new ApiError(0, doorMessages.failed)
      setDrafts((before) =>
        before.map((one) => (one.key === key ? { ...one, failure: message } : one)),
      )
      // It may have been closed meanwhile.
      if (status === 422) void mutate(ticketResource.key(number))
    }
  }

  const send = (text: string) => {
    const draft: Draft = { key: crypto.randomUUID(), text, failure: null }
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

  return { drafts, send, retry, discard }
}
