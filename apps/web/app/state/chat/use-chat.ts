import type { ChatFormat, ChatRef } from '@shop/flows/chat'
import { useEffect, useMemo } from 'react'
import { useSWRConfig } from 'swr'
import { rereadUnread } from '#app/data/chat.ts'
import { useSession } from '#app/data/session-store.ts'
import { productHref } from '#app/lib/hrefs.ts'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { usePicture } from '#app/state/shop/use-picture.ts'
import { chatOf } from './chat-runtime.ts'
import { chatTime } from './chat-time.ts'
import { tellRead } from './unread-windows.ts'

/** How this shop shows what a chat knows. */
export function useChatFormat(): ChatFormat {
  const { money, language } = useShop()
  const { user } = useSession()
  const pictureOf = usePicture()
  return {
    time: (instant) => chatTime(instant, language.name),
    money,
    picture: (src, width) => pictureOf(src, width).src ?? '',
    productHref,
    me: user,
  }
}

/** The chat of this shopper; the count of unread messages follows it. */
export function useChat(user: number): ChatRef {
  const { mutate } = useSWRConfig()
  const chat = useMemo(() => chatOf(user), [user])
  useEffect(() => {
    const hearing = chat.on('unreadChanged', () => {
      void rereadUnread(mutate, user)
      tellRead()
    })
    return () => hearing.unsubscribe()
  }, [chat, user, mutate])
  return chat
}
