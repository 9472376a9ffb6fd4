import '#app/whole.css'
import { type ChatRef, connectChat, type ListenToChat } from '@shop/flows/chat'
import { newKey } from '@shop/ui/new-key'
import { createActor } from 'xstate'
import { browserClient } from '#app/data/browser-client.ts'
import { chatCalls } from '#app/data/chat-calls.ts'
import { sessionStore } from '#app/data/session-store.ts'
import { delayOf } from '#app/lib/back-off.ts'
import { windowNews } from '#app/lib/other-windows.ts'
import { onChatEvent } from '#app/state/realtime/index.ts'
import { isAway } from '#app/state/recovery/use-recovery.ts'
import { chatDrafts, draftStorage } from './draft-storage.ts'
import { sayRefused } from './message-refused.ts'
import { colorOfChat } from './open-chat.ts'
import { outboxStorage, unsentMessages } from './outbox-storage.ts'

/** A message was sent in another window of this browser: no event tells a shopper of their own. */
const { hear: hearSent, tell: tellSent } = windowNews('chat')

/** How long ago a shop has written is the server's text (wire.md 12): it is read anew so often, in ms. */
const minute = 60_000

const listen: ListenToChat = (tell) => {
  const stop = onChatEvent(() => tell({ type: 'news' }))
  const back = () => tell({ type: 'connection.back' })
  const look = () => {
    if (!isAway()) back()
  }
  window.addEventListener('online', back)
  document.addEventListener('visibilitychange', look)
  const elsewhere = hearSent(back)
  const clock = setInterval(look, minute)
  return () => {
    stop()
    elsewhere()
    clearInterval(clock)
    window.removeEventListener('online', back)
    document.removeEventListener('visibilitychange', look)
  }
}

let running: { user: number; actor: ChatRef } | null = null

/** Nobody talks any more: the machine, and what it knows, is gone. */
export function endChat() {
  running?.actor.stop()
  running = null
}

/** The one chat of this page, of the shopper who is signed in. */
export function chatOf(user: number): ChatRef {
  if (running?.user === user) return running.actor
  endChat()
  const unsent = unsentMessages(user)
  const calls = chatCalls(
    browserClient,
    user,
    unsent.map(({ key }) => key),
    colorOfChat,
  )
  const sendMessage: typeof calls.sendMessage = async (...args) => {
    const sent = await calls.sendMessage(...args)
    tellSent()
    return sent
  }
  const machine = connectChat(
    { ...calls, sendMessage },
    { ...outboxStorage(user), ...draftStorage(user) },
    listen,
    {
      pause: (failures) => delayOf(failures),
      isAway,
    },
  )
  const actor = createActor(machine, {
    input: {
      unsent,
      drafts: chatDrafts(user),
      newKey,
      now: () => new Date().toISOString(),
    },
  }).start()
  actor
    .getSnapshot()
    .children.outbox?.on('messageRefused', ({ problem }) => sayRefused(problem.message))
  running = { user, actor }
  return actor
}

// A log-out clears chats and active shop (specification.md section 4).
sessionStore.subscribe(() => {
  if (sessionStore.read().user?.id !== running?.user) endChat()
})
