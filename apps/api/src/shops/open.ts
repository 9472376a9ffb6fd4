import type { Database } from '../db/index.ts'
import { freeSlug } from '../slug.ts'
import { shopDeliveryBands, shops } from './tables.ts'

interface NewShop {
  readonly name: string
  /** Keys of pictures under /media. */
  readonly logo: string | null
  readonly banner: string | null
  /** Text, not HTML. */
  readonly description: string | null
  /** What delivery costs, however many pieces. */
  readonly delivery: string
}

/** Opens a shop, and answers its id. */
export async function openShop(tx: Database, shop: NewShop, now: Date): Promise<number> {
  const { name, logo, banner, description, delivery } = shop
  const known = await tx.select({ slug: shops.slug }).from(shops)
  const [row] = await tx
    .insert(shops)
    .values({
      name,
      slug: freeSlug(name, 'shop', new Set(known.map(({ slug }) => slug))),
      logo,
      banner,
      shortDescription: description === null ? null : firstLine(description),
      description: description === null ? null : toHtml(description),
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: shops.id })
  if (!row) throw new Error('A shop that was opened is not there')
  await tx.insert(shopDeliveryBands).values({ shopId: row.id, charge: delivery })
  return row.id
}

const firstLine = (text: string) => text.split(/\r?\n/)[0]?.slice(0, 160) ?? ''

/** What was written as a text; a shop's description is HTML. */
const toHtml = (text: string) =>
  text
    .split(/(?:\r?\n){2,}/)
    .map((part) => part.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`))
    .map((part) => `<p>${part.replace(/\r?\n/g, '<br>')}</p>`)
    .join('')
