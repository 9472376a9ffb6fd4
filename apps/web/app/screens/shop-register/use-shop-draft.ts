import { useLayoutEffect, useState } from 'react'
import { useSession } from '#app/data/session-store.ts'
import { createTextDrafts } from '#app/state/drafts/drafts.ts'

/** The inputs of a shop's form that are texts. A password is in no draft, and a picture cannot be. */
export const shopTexts = ['name', 'email', 'shop_name', 'address', 'description'] as const
export type ShopTextName = (typeof shopTexts)[number]

export const shopDrafts = createTextDrafts('shop', [...shopTexts, 'country', 'phone_code', 'phone'])
type Draft = NonNullable<ReturnType<typeof shopDrafts.read>>

/** There is one such form. */
const name = 'shop'

/** What was typed into a shop's form and is not sent: a reload, or a look at another page, loses nothing. */
export function useShopDraft() {
  const owner = useSession().user?.id ?? null
  const [draft, setDraft] = useState<Draft>({})
  useLayoutEffect(() => {
    // Read once the page is hydrated: the server knows of no draft. Who has just logged in has typed it as a guest.
    const before = shopDrafts.read(owner, name) ?? shopDrafts.read(null, name)
    if (!before) return
    setDraft(before)
  }, [owner])
  return {
    draft,
    /** An input of the form; one that is empty begins with the draft. What was typed before hydration stays. */
    textOf: (field: ShopTextName) => ({
      name: field,
      ref: (input: { value: string } | null) => {
        if (input?.value === '') input.value = shopDrafts.read(owner, name)?.[field] ?? ''
      },
    }),
    keep: (more: Draft) => {
      // An event may change two of them before this is drawn again.
      const next = { ...draft, ...shopDrafts.read(owner, name), ...more }
      setDraft(next)
      shopDrafts.keep(owner, name, next)
    },
    forget: () => shopDrafts.forget(owner, name),
  }
}
