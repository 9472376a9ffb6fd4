import type { Address, AddressForm } from '@shop/contract'
import { and, asc, count, desc, eq, ne } from 'drizzle-orm'
import type * as v from 'valibot'
import { users } from '../auth/tables.ts'
import type { Database } from '../db/index.ts'
import { isReferenceError, transact } from '../db/transact.ts'
import { type Page, Refusal, wrongField } from '../http/index.ts'
import { addresses } from './tables.ts'

type AddressRow = typeof addresses.$inferSelect

/** A checked form. */
export type AddressInput = v.InferOutput<typeof AddressForm>

/** Addresses of one shopper at most. */
const maxAddresses = 100

/** An address as the wire shows it. Orders keep it so, too. */
export const presentAddress = (row: AddressRow): Address & { latitude: string | null } => ({
  id: row.id,
  name: row.name,
  phone: row.phone,
  area: row.area,
  flat_no: row.flatNo,
  address_type: row.addressType,
  address_line: row.addressLine,
  address_line2: row.addressLine2,
  post_code: row.postCode,
  is_default: row.isDefault,
  latitude: row.latitude,
})

const ofUser = (userId: number) => eq(addresses.userId, userId)
const own = (userId: number, id: number) => and(ofUser(userId), eq(addresses.id, id))

/** The shopper's addresses, the default first, then as they were added. */
export async function listAddresses(
  db: Database,
  userId: number,
  { limit, offset }: Page,
): Promise<{ total: number; addresses: Address[] }> {
  const rows = await db
    .select()
    .from(addresses)
    .where(ofUser(userId))
    .orderBy(desc(addresses.isDefault), asc(addresses.id))
    .limit(limit)
    .offset(offset)
  const [all] = await db.select({ count: count() }).from(addresses).where(ofUser(userId))
  return { total: all?.count ?? 0, addresses: rows.map(presentAddress) }
}

/** Adds an address; the first one is the default whatever is asked. */
export async function storeAddress(
  db: Database,
  userId: number,
  form: AddressInput,
): Promise<Address> {
  const values = columnsOf(form)
  return transact(db, async (tx) => {
    await lockBook(tx, userId)
    const [existing] = await tx.select({ count: count() }).from(addresses).where(ofUser(userId))
    const before = existing?.count ?? 0
    if (before >= maxAddresses)
      throw new Refusal('You can keep :count addresses at most', undefined, 422, {
        count: String(maxAddresses),
      })
    const isDefault = form.is_default || before === 0
    if (isDefault) await clearDefault(tx, userId)
    const [row] = await tx
      .insert(addresses)
      .values({ ...values, userId, isDefault })
      .returning()
    if (!row) throw new Error('An inserted address did not come back')
    return presentAddress(row)
  })
}

/** Changes an own address; null when the shopper has none with this id. */
export async function updateAddress(
  db: Database,
  userId: number,
  id: number,
  form: AddressInput,
  now: Date,
): Promise<Address | null> {
  const values = columnsOf(form)
  return transact(db, async (tx) => {
    await lockBook(tx, userId)
    const [mine] = await tx.select({ id: addresses.id }).from(addresses).where(own(userId, id))
    if (!mine) return null
    if (form.is_default) await clearDefault(tx, userId, id)
    const [row] = await tx
      .update(addresses)
      .set({ ...values, isDefault: form.is_default, updatedAt: now })
      .where(own(userId, id))
      .returning()
    return row ? presentAddress(row) : null
  })
}

/** Deletes an own address; false when the shopper has none with this id. */
export async function deleteAddress(db: Database, userId: number, id: number): Promise<boolean> {
  try {
    const deleted = await db
      .delete(addresses)
      .where(own(userId, id))
      .returning({ id: addresses.id })
    return deleted.length > 0
  } catch (error) {
    if (isReferenceError(error))
      throw new Refusal('This address is used by an order and cannot be deleted')
    throw error
  }
}

/** One change of a shopper's addresses at a time: there is one default among them. */
const lockBook = (tx: Database, userId: number) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')

const clearDefault = (tx: Database, userId: number, except = 0) =>
  tx
    .update(addresses)
    .set({ isDefault: false })
    .where(and(ofUser(userId), eq(addresses.isDefault, true), ne(addresses.id, except)))

const columnsOf = (form: AddressInput) => ({
  name: form.name,
  phone: form.phone,
  area: form.area,
  flatNo: form.flat_no,
  addressType: form.address_type,
  addressLine: form.address_line,
  addressLine2: form.address_line2,
  postCode: form.post_code,
  latitude: coordinate('latitude', 'The latitude is not valid', form.latitude, 90),
  longitude: coordinate('longitude', 'The longitude is not valid', form.longitude, 180),
})

/** Clients send coordinates as numbers, as text, or empty. */
function coordinate(field: string, problem: string, value: unknown, limit: number): string | null {
  if (value === undefined || value === null || value === '') return null
  const degrees =
    typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN
  if (!(Math.abs(degrees) <= limit)) throw wrongField(field, problem)
  return degrees.toFixed(6)
}
