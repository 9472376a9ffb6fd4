import type { TicketMessage } from '@shop/contract'
import { useT } from '@shop/ui/i18n'
import { newKey } from '@shop/ui/new-key'
import { useState, useSyncExternalStore } from 'react'
import { useSWRConfig } from 'swr'
import { ApiError, clientMessages } from '#app/data/api-error.ts'
import { sendOrFind } from '#app/data/lost-answer.ts'
import { rereadTicket, sendToTicket } from '#app/data/tickets.ts'
import { useLeft } from '#app/lib/use-left.ts'
import { useTellUnsent } from '#app/parts/forms/use-tell-unsent.ts'
import {
  changeUnsent,
  type Draft,
  subscribeToDrafts,
  ticketDrafts,
} from '#app/state/tickets/ticket-drafts.ts'

const none: readonly Draft[] = []

/** Whether a draft is among one's own messages: the live channel may be quicker than its answer. */
export const hasArrived = (
  { text, after }: Pick<Draft, 'text' | 'after'>,
  own: readonly TicketMessage[],
) => own.some(({ id, message }) => id > after && message === text)

/**
 * Messages to a ticket: optimistic updates that stay with Retry when they do not get through, also
 * where the screen was left meanwhile.
 */
export function useOutbox(user: number, ticket: string, own: readonly TicketMessage[]) {
  const t = useT()
  const { mutate } = useSWRConfig()
  const tellUnsent = useTellUnsent()
  const { begin } = useLeft()
  const stored = useSyncExternalStore(
    subscribeToDrafts,
    () => ticketDrafts(user).unsent[ticket] ?? none,
    () => none,
  )
  /** What this screen has sent: another one's answer is not heard here. */
  const [keys, setKeys] = useState<ReadonlySet<string>>(() => new Set())
  const change = (next: Parameters<typeof changeUnsent>[2]) => changeUnsent(user, ticket, next)

  const drop = (key: string) => change((before) => before.filter((one) => one.key !== key))
  const fail = (key: string, failure: string | null) =>
    change((before) => before.map((one) => (one.key === key ? { ...one, failure } : one)))

  /** Sends it from here; what that gives says what failed, also to who has left by then. */
  const beginning = ({ key }: Draft) => {
    const isLeft = begin()
    const isOnline = navigator.onLine
    setKeys((before) => new Set([...before, key]))
    return (error: unknown) => {
      const { message, isUnclear } =
        error instanceof ApiError ? error : new ApiError(0, clientMessages.failed, {}, false)
      fail(key, message)
      if (isLeft())
        tellUnsent({ message, isUnclear: isUnclear && isOnline }, t('Your reply was not sent'))
    }
  }

  const isThere = async (draft: Draft) => {
    const { messages } = await rereadTicket(mutate, ticket)
    return hasArrived(
      draft,
      messages.filter(({ sender_id }) => sender_id === user),
    )
  }
  const post = async (draft: Draft, failed = beginning(draft)) => {
    const { key, text } = draft
    try {
      await sendOrFind(
        () => sendToTicket(mutate, ticket, text, key).then(() => true),
        async () => (await isThere(draft)) || null,
      )
      drop(key)
    } catch (error) {
      failed(error)
      // It may have been closed meanwhile.
      if (error instanceof ApiError && error.status === 422)
        await rereadTicket(mutate, ticket).catch(() => undefined)
    }
  }
  /** The server may have it, and not every server knows keys: it is looked for before it goes again. */
  const retry = async (draft: Draft) => {
    const { key } = draft
    const failed = beginning(draft)
    fail(key, null)
    try {
      if (await isThere(draft)) drop(key)
      else await post(draft, failed)
    } catch (error) {
      failed(error)
    }
  }
  const send = (text: string) => {
    const after = Math.max(0, ...own.map(({ id }) => id))
    const draft: Draft = { key: newKey(), text, after, failure: null }
    change((before) => [...before, draft])
    void post(draft)
  }
  const discard = ({ key }: Draft) => drop(key)

  const drafts = stored
    .filter((one) => !hasArrived(one, own))
    .map((one) =>
      one.failure === null && !keys.has(one.key)
        ? { ...one, failure: clientMessages.unreachable }
        : one,
    )
  return { drafts, send, retry, discard }
}
