'use client'

import type { ChatMessage } from '@shop/contract'
import { access, conversations, demoLogin, sentOtp, settings, user } from '@shop/contract/fixtures'
import { AuthDialog, connectAuth, ProblemError } from '@shop/flows/auth'
import { connectChat, OpenConversation } from '@shop/flows/chat'
import { connectOtp, LiveOtpDialog } from '@shop/flows/otp'
import { Button } from '@shop/ui/button'
import { useToaster } from '@shop/ui/toast'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'

/** A server in memory, written with the contract: it knows one shopper and one shop. */
const calls = {
  async login({ phone, password }: { phone: string; password: string }) {
    if (phone !== demoLogin.phone || password !== demoLogin.password)
      throw new ProblemError({ status: 400, message: 'Credentials do not match', errors: {} })
    return access
  },
  register: async () => access,
  resetPassword: async () => ({ message: null }),
  socialLogin: async () => access,
  sendOtp: async () => sentOtp,
  verifyOtp: async () => ({ token: 'token' }),
}
const auth = connectAuth(calls, {
  load: async () => undefined,
  ask: async () => ({ code: 'code', data: null }),
  log: () => undefined,
})
const otp = connectOtp(calls)

/** What was said to the one shop that there is, the newest first. */
const said: ChatMessage[] = []

const nothing = () => undefined
const chat = connectChat(
  {
    loadConversations: async () => conversations,
    loadMessages: async ({ page }) => (page === 1 ? said : []),
    openConversation: async () => undefined,
    async sendMessage({ text, at }) {
      const message = {
        id: said.length + 1,
        type: 'user',
        message: text,
        created_at: at,
        is_seen: false,
        user,
        shop: null,
        product: null,
        shop_active_status: null,
        user_active_status: true,
      }
      said.unshift(message)
      return message
    },
  },
  { keep: nothing, drop: nothing, keepDraft: nothing },
  () => nothing,
  { pause: () => 1000, isAway: () => false },
)

const address = { phone: demoLogin.phone, phone_code: '', forgot_password: false }

function Code({ onEnd }: { onEnd: () => void }) {
  const actor = useActorRef(otp, { input: { address, now: Date.now } })
  const isDone = useSelector(actor, ({ status }) => status === 'done')
  useEffect(() => {
    if (isDone) onEnd()
  }, [isDone, onEnd])
  return <LiveOtpDialog open actor={actor} onDismiss={onEnd} />
}

function Chat() {
  const actor = useActorRef(chat, {
    input: { newKey: () => crypto.randomUUID(), now: () => new Date().toISOString() },
  })
  useEffect(() => {
    actor.send({ type: 'page.entered' })
    const [conversation] = conversations
    if (conversation) actor.send({ type: 'shop.chosen', shop: conversation.shop })
  }, [actor])
  return (
    <OpenConversation
      chat={actor}
      format={{
        time: (instant) => new Date(instant).toISOString(),
        money: (amount) => `$${amount}`,
        picture: (src) => src,
        productHref: (id) => `#${id}`,
        me: user,
      }}
    />
  )
}

/** What shoppers go through, as another shop puts it together. */
export function Shop() {
  const { toast } = useToaster()
  const actor = useActorRef(auth, { input: { now: Date.now } })
  const [isCoding, setCoding] = useState(false)
  const [isChatting, setChatting] = useState(false)
  useEffect(() => {
    const hearing = actor.on('loggedIn', ({ access: { user: shopper } }) =>
      toast({ title: `Hello ${shopper.name}` }),
    )
    return () => hearing.unsubscribe()
  }, [actor, toast])
  return (
    <>
      <Button onClick={() => actor.send({ type: 'login.opened' })}>Log in</Button>
      <Button variant="outline" onClick={() => setCoding(true)}>
        Enter a code
      </Button>
      <Button variant="ghost" onClick={() => setChatting(true)}>
        Ask the shop
      </Button>
      <AuthDialog
        actor={actor}
        countries={{ list: [] }}
        settings={settings}
        links={{ terms: '/terms', privacy: '/privacy' }}
      />
      {isCoding ? <Code onEnd={() => setCoding(false)} /> : null}
      {isChatting ? <Chat /> : null}
    </>
  )
}
