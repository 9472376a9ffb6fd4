import { type ChatRef, OpenConversation, OpenList, useNamelessShop } from '@shop/flows/chat'
import { Button } from '@shop/ui/button'
import { EmptyState } from '@shop/ui/empty-state'
import { useT } from '@shop/ui/i18n'
import { IconButton } from '@shop/ui/icon-button'
import { ArrowStartIcon, MessageCircleIcon } from '@shop/ui/icons'
import { SkeletonRegion, SkeletonRow } from '@shop/ui/skeleton'
import { useEffect, useEffectEvent } from 'react'
import { useResource } from '#app/data/resource.ts'
import { useSession } from '#app/data/session-store.ts'
import { shopResource } from '#app/data/shops.ts'
import { Link } from '#app/lib/link.tsx'
import { useNavigate } from '#app/lib/use-navigate.ts'
import { useSearch } from '#app/lib/use-search.ts'
import { fillsPhone } from '#app/parts/dashboard/dashboard-frame.tsx'
import { conversationHref, messagesPath, readShop } from '#app/state/chat/messages-path.ts'
import { useChat, useChatFormat } from '#app/state/chat/use-chat.ts'

const box =
  'grid grid-cols-1 overflow-hidden border-hairline lg:h-[calc(100dvh-17rem)] lg:max-h-200 lg:min-h-112 lg:grid-cols-[20rem_minmax(0,1fr)] lg:rounded-tile lg:border'
const listBox = `${box} h-[calc(100dvh-6rem)] max-h-200 min-h-112 rounded-tile border`
/** On phones it fills what the navbar leaves, its composer at the screen's end. */
const conversationBox = `${box} h-[calc(100dvh-7.125rem)] min-h-56`

/**
 * /massages: the shops beside the conversation; on phones one after the other (specification.md
 * section 2).
 */
export function MessagesScreen() {
  const t = useT()
  const { user } = useSession()
  return (
    <>
      <h1 className="mb-5 font-semibold text-2xl tracking-tight group-has-data-fills-phone/account:max-lg:sr-only sm:text-3xl">
        {t('Messages')}
      </h1>
      {user ? <Messages user={user.id} /> : <MessagesSkeleton />}
    </>
  )
}

/** Whom somebody talks to who came by a link and has not said anything yet. */
function useNewPartner(chat: ChatRef) {
  const t = useT()
  const id = useNamelessShop(chat)
  const { data, error } = useResource(shopResource, id === null ? null : [id])
  if (id === null) return null
  if (data) return { id, name: data.shop.name, logo: data.shop.logo ?? '' }
  return error ? { id, name: t('Seller'), logo: '' } : null
}

function Messages({ user }: { user: number }) {
  const t = useT()
  const chat = useChat(user)
  const format = useChatFormat()
  const navigate = useNavigate()
  const search = useSearch()
  const shop = readShop(search)
  const partner = useNewPartner(chat)

  const arrive = useEffectEvent(() => {
    chat.send({ type: 'page.entered' })
    const { active } = chat.getSnapshot().context
    if (shop !== null || !active) return
    // Side by side, the conversation of before is still there; on a phone the list comes first.
    if (matchMedia('(min-width: 64rem)').matches)
      void navigate(conversationHref(active.shop.id), { replace: true })
  })
  useEffect(() => {
    arrive()
    return () => chat.send({ type: 'page.left' })
  }, [chat])
  useEffect(() => {
    if (shop === null) return chat.send({ type: 'shop.left' })
    // Somebody who came by a link learns the name with the messages.
    const rows = chat.getSnapshot().children.conversations?.getSnapshot().context.rows
    const known = rows?.find((row) => row.shop.id === shop)?.shop
    chat.send({ type: 'shop.chosen', shop: known ?? { id: shop, name: '', logo: '' } })
  }, [chat, shop])

  return (
    <div
      className={shop === null ? listBox : conversationBox}
      {...(shop === null ? {} : fillsPhone)}
    >
      <OpenList
        chat={chat}
        hrefOf={conversationHref}
        format={format}
        emptyAction={
          <Button asChild>
            <Link to="/products">{t('Discover products')}</Link>
          </Button>
        }
        className={`border-hairline lg:border-e ${shop === null ? '' : 'max-lg:hidden'}`}
      />
      <section
        aria-label={t('Conversation')}
        className={`grid min-h-0 grid-cols-1 ${shop === null ? 'max-lg:hidden' : ''}`}
      >
        <OpenConversation
          chat={chat}
          format={format}
          partner={partner}
          start={
            <IconButton asChild label={t('Back to all conversations')} className="lg:hidden">
              <Link to={messagesPath}>
                <ArrowStartIcon aria-hidden="true" />
              </Link>
            </IconButton>
          }
        >
          <EmptyState
            icon={<MessageCircleIcon />}
            titleAs="h2"
            title={t('No User Selected')}
            hint={t('Please select a user to see their messages')}
          />
        </OpenConversation>
      </section>
    </div>
  )
}

/** The list on its way; the server knows nobody. */
function MessagesSkeleton() {
  return (
    <div className={listBox}>
      <SkeletonRegion className="grid content-start gap-4 border-hairline p-4 lg:border-e">
        <SkeletonRow />
        <SkeletonRow />
        <SkeletonRow />
      </SkeletonRegion>
    </div>
  )
}
