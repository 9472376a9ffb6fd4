import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import { contactProblems, refuseProblems, withEmail } from '../auth/contact.ts'
import { hashPassword } from '../auth/password.ts'
import { readRules } from '../auth/rules.ts'
import type { Database } from '../db/index.ts'
import { isSameText } from '../db/same-text.ts'
import { isDuplicate } from '../db/transact.ts'
import type { Deps } from '../deps.ts'
import { keepImage, withStoredFiles } from '../http/index.ts'
import { limitFrom } from '../limits/limit.ts'
import { emailKey } from '../mail/address.ts'
import { countries } from '../settings/tables.ts'
import { shopApplications, shops } from './tables.ts'

/** A checked form. */
interface Registration {
  readonly name: string
  readonly email: string
  readonly country: string
  readonly phone_code: string | null
  readonly phone: string
  readonly password: string
  readonly shop_name: string
  readonly address: string
  readonly description: string | null
}

interface Pictures {
  readonly logo: File | undefined
  readonly banner: File | undefined
}

/** Shops asked for in an hour from one client: each costs a hash and two pictures. */
const fromClient = { max: 20, window: 3600 }

/** Counts an attempt before anything costs; throws a 429 past the limit. */
export async function countShopRegistration(deps: Deps, address: string): Promise<void> {
  await limitFrom(deps, 'shop-register-from', address, fromClient)
}

const logoBox = { field: 'shop_logo', width: 512, height: 512 }
const bannerBox = { field: 'shop_banner', width: 1920, height: 1080 }

/** What belongs to another shop, or to one that is under review. */
async function takenProblems(db: Database, { email, phone, shop_name }: Registration) {
  const problems: Record<string, string> = {}
  const isPending = async (condition: SQL) =>
    (
      await db
        .select({ id: shopApplications.id })
        .from(shopApplications)
        .where(and(condition, ne(shopApplications.status, 'refused')))
        .limit(1)
    ).length > 0
  const isShop = async () => (await db.$count(shops, isSameText(shops.name, shop_name))) > 0
  if (await isPending(eq(sql`lower(${shopApplications.email})`, emailKey(email))))
    problems.email = 'The email has already been taken'
  if (await isPending(eq(shopApplications.phone, phone)))
    problems.phone = 'The phone has already been taken'
  if ((await isShop()) || (await isPending(isSameText(shopApplications.shopName, shop_name))))
    problems.shop_name = 'The shop name has already been taken'
  return problems
}

/** Takes a shop in for review (decision 017); what cannot be is told field by field. */
export async function registerShop(
  deps: Deps,
  typed: Registration,
  { logo, banner }: Pictures,
): Promise<void> {
  const form = withEmail(typed)
  const { db } = deps
  const rules = await readRules(db)
  const [country] = await db.select().from(countries).where(eq(countries.name, form.country))
  refuseProblems(
    {
      ...(await takenProblems(db, form)),
      ...contactProblems(form, rules),
      ...(country ? {} : { country: 'The selected country is not valid' }),
    },
    rules,
  )
  const passwordHash = await hashPassword(form.password)
  const insert = (logoKey: string | null, bannerKey: string | null) =>
    db.insert(shopApplications).values({
      name: form.name,
      email: form.email,
      country: form.country,
      phoneCode: form.phone_code ?? country?.phoneCode,
      phone: form.phone,
      passwordHash,
      shopName: form.shop_name,
      address: form.address,
      description: form.description,
      logo: logoKey,
      banner: bannerKey,
      createdAt: deps.now(),
      updatedAt: deps.now(),
    })
  try {
    await withStoredFiles(
      deps,
      [logo, banner].filter((file) => file !== undefined),
      async (file) => {
        const box = file === logo ? logoBox : bannerBox
        return { key: await keepImage(deps, file, box), field: box.field }
      },
      async (stored) => {
        const keyOf = ({ field }: typeof logoBox) =>
          stored.find((one) => one.field === field)?.key ?? null
        await insert(keyOf(logoBox), keyOf(bannerBox))
        return { value: null, isTaken: true }
      },
    )
  } catch (error) {
    // Two forms for one shop at once: the second hears what it would have heard a moment later.
    if (isDuplicate(error)) refuseProblems(await takenProblems(db, form), rules)
    throw error
  }
}
