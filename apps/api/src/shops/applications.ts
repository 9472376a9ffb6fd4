import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../db/index.ts'
import { isSameText } from '../db/same-text.ts'
import { isDuplicate, transact } from '../db/transact.ts'
import type { Deps } from '../deps.ts'
import { Refusal, refuse } from '../http/index.ts'
import { post } from '../mail/outbox.ts'
import { shopName } from '../mail/sender.ts'
import { clearMemos } from '../memo.ts'
import { openShop } from './open.ts'
import { shopApplications, shops } from './tables.ts'

type Application = typeof shopApplications.$inferSelect

/** Shops that wait for a word, the oldest first: a line each. */
export const listApplications = async ({ db }: Pick<Deps, 'db'>): Promise<string[]> => {
  const rows = await db
    .select()
    .from(shopApplications)
    .where(eq(shopApplications.status, 'pending'))
    .orderBy(asc(shopApplications.createdAt), asc(shopApplications.id))
  if (rows.length === 0) return ['No shop is under review.']
  return rows.map(
    ({ id, shopName, name, email, phoneCode, phone, address, createdAt }) =>
      `${id}  ${createdAt.toISOString().slice(0, 10)}  ${JSON.stringify(shopName)} of ${JSON.stringify(name)}, ${email}, ${phoneCode ?? ''}${phone}, ${JSON.stringify(address)}`,
  )
}

/** Opens the shop, or says no to it (decision 017); a decision is made once. */
export async function decide(deps: Deps, id: number, isAccepted: boolean): Promise<string> {
  const { db, now } = deps
  const status = isAccepted ? 'accepted' : 'refused'
  const app = await shopName(deps)
  const decided = await transact(db, async (tx) => {
    const [application] = await tx
      .update(shopApplications)
      .set({ status, updatedAt: now() })
      .where(and(eq(shopApplications.id, id), eq(shopApplications.status, 'pending')))
      .returning()
    if (!application) return refuse(404, `No shop with the number ${id} is under review.`)
    const shop = isAccepted ? await open(tx, application, now()) : null
    await tell(deps, tx, application, { shop, app })
    return { application, shop }
  }).catch((error: unknown) => {
    if (isDuplicate(error)) throw new Refusal('A shop with this address was opened just now.')
    throw error
  })
  const { application, shop } = decided
  deps.mail?.wake()
  if (shop === null) return `${application.shopName} is refused.`
  clearMemos(deps)
  deps.changed?.()
  return `${application.shopName} is open: /shops/${shop}`
}

/** What delivery from a new shop costs until somebody says otherwise. */
const firstCharge = '5.00'

async function open(tx: Database, application: Application, now: Date): Promise<number> {
  const { shopName: name, logo, banner, description } = application
  const isTaken = await tx.$count(shops, isSameText(shops.name, name))
  if (isTaken > 0) return refuse(422, `There is a shop with the name ${name} by now.`)
  return openShop(tx, { name, logo, banner, description, delivery: firstCharge }, now)
}

const tell = (
  deps: Deps,
  tx: Database,
  { email, name, shopName }: Application,
  { shop, app }: { shop: number | null; app: string },
): Promise<void> =>
  post(deps, tx, {
    to: email,
    subject: shop === null ? `Your shop at ${app}` : `${shopName} is open at ${app}`,
    text:
      shop === null
        ? `Hello ${name},\n\nthank you for your interest. We cannot open ${shopName} at the moment.`
        : `Hello ${name},\n\n${shopName} is open. Shoppers find it under /shops/${shop}.`,
  })
