import { createTextDrafts } from '#app/state/drafts/drafts.ts'

/** The inputs of a shop's form that are texts. A password is in no draft, and a picture cannot be. */
export const shopTexts = ['name', 'email', 'shop_name', 'address', 'description'] as const

export const shopDrafts = createTextDrafts('shop', [...shopTexts, 'country', 'phone_code', 'phone'])
