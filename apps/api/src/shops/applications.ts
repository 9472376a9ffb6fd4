import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/index.ts'
import type { Deps } from '../deps.ts'
import { Refusal, refuse } from '../http/index.ts'
import { forgetKept } from '../memo.ts'
import { isDuplicate, transact } from '../orders/transact.ts'
import { readSetting } from '../settings/service.ts'
import { shopApplications, shopDeliveryBands, shops } from './tables.ts'

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

/** Opens the shop, or says no to it (decisions.md 17); a decision is made once. */
export async function decide(deps: Deps, id: number, isAccepted: boolean): Promise<string> {
  const { db, now } = deps
  const status = isAccepted ? 'accepted' : 'refused'
  const decided = await transact(db, async (tx) => {
    const [application] = await tx
      .update(shopApplications)
      .set({ status, updatedAt: now() })
      .where(and(eq(shopApplications.id, id), eq(shopApplications.status, 'pending')))
      .returning()
    if (!application) return refuse(404, `No shop with the number ${id} is under review.`)
    return { application, shop: isAccepted ? await open(tx, application, now()) : null }
  }).catch((error: unknown) => {
    if (isDuplicate(error)) throw new Refusal('A shop with this address was opened just now.')
    throw error
  })
  const { application, shop } = decided
  tell(deps, application, shop)
  if (shop === null) return `${application.shopName} is refused.`
  forgetKept(deps)
  deps.changed?.()
  return `${application.shopName} is open: /shops/${shop}`
}

/** What delivery from a new shop costs until somebody says otherwise. */
const firstCharge = '5.00'

async function open(tx: Database, application: Application, now: Date): Promise<number> {
  const { shopName: name, logo, banner, description } = application
  const isTaken = await tx.$count(shops, eq(sql`lower(${shops.name})`, name.toLowerCase()))
  if (isTaken > 0) return refuse(422, `There is a shop with the name ${name} by now.`)
  const [shop] = await tx
    .insert(shops)
    .values({
      name,
      slug: await freeSlug(tx, name),
      logo,
      banner,
      shortDescription: description === null ? null : firstLine(description),
      description: description === null ? null : toHtml(description),
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: shops.id })
  if (!shop) throw new Error('A shop that was opened is not there')
  await tx.insert(shopDeliveryBands).values({ shopId: shop.id, charge: firstCharge })
  return shop.id
}

/** "Fjord & Co" is `fjord-co`; a name without Latin letters is `shop`. A number tells twins apart. */
async function freeSlug(tx: Database, name: string): Promise<string> {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const slug = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'shop'
  const known = await tx.select({ slug: shops.slug }).from(shops)
  const taken = new Set(known.map((one) => one.slug))
  for (let number = 1; ; number++) {
    const wanted = number === 1 ? slug : `${slug}-${number}`
    if (!taken.has(wanted)) return wanted
  }
}

const firstLine = (text: string) => text.split(/\r?\n/)[0]?.slice(0, 160) ?? ''

/** The applicant wrote a text; a shop's description is HTML. */
const toHtml = (text: string) =>
  text
    .split(/(?:\r?\n){2,}/)
    .map((part) => part.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`))
    .map((part) => `<p>${part.replace(/\r?\n/g, '<br>')}</p>`)
    .join('')

/** A mail that does not get through changes no decision. */
function tell(deps: Deps, { email, name, shopName }: Application, shop: number | null) {
  const { mail } = deps
  if (!mail) return
  readSetting(deps, 'app_name')
    .then((app) =>
      mail.send({
        to: email,
        subject: shop === null ? `Your shop at ${app}` : `${shopName} is open at ${app}`,
        text:
          shop === null
            ? `Hello ${name},\n\nthank you for your interest. We cannot open ${shopName} at the moment.`
            : `Hello ${name},\n\n${shopName} is open. Shoppers find it under /shops/${shop}.`,
      }),
    )
    .catch((error: unknown) => console.warn(`An applicant was not told: ${String(error)}`))
}
