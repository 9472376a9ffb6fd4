import { presentAddress } from '../addresses/service.ts'
import { hashPassword } from '../auth/password.ts'
import type { Database } from '../db/index.ts'
import { addresses, collectedVouchers, favourites, recentViews, users } from '../db/schema.ts'
import { customers } from './content/customers.ts'
import { demoAccount, demoAddresses } from './content/demo.ts'
import { coupons } from './content/marketing.ts'
import { type ProductSeed, picture } from './content/products.ts'
import { insertRows } from './insert.ts'
import { random } from './random.ts'

/** The demo shopper comes first, the others after her. */
export const demoUserId = 1
export const customerId = (index: number) => index + 2

const day = 24 * 60 * 60 * 1000

const demoAddressRows = (now: Date): Array<typeof addresses.$inferSelect> =>
  demoAddresses.map((address, index) => ({
    id: index + 1,
    userId: demoUserId,
    latitude: null,
    longitude: null,
    createdAt: now,
    updatedAt: now,
    ...address,
  }))

/** An address as orders keep it. */
export const savedAddress = (index: number, now: Date): Record<string, unknown> | null => {
  const row = demoAddressRows(now)[index]
  return row === undefined ? null : presentAddress(row)
}

export const insertPeople = async (db: Database, now: Date) => {
  const { password, ...demo } = demoAccount
  const joined = new Date(now.getTime() - 400 * day)
  await insertRows(db, users, [
    {
      id: demoUserId,
      ...demo,
      passwordHash: await hashPassword(password),
      emailVerifiedAt: joined,
      phoneVerifiedAt: joined,
      lastSeenAt: now,
      createdAt: joined,
      updatedAt: joined,
    },
    ...customers.map(({ name, email, phone, face }, index) => ({
      id: customerId(index),
      name,
      email,
      phone,
      country: null,
      phoneCode: null,
      gender: null,
      dateOfBirth: null,
      profilePhoto: picture(`u/${face}`),
      passwordHash: null,
      emailVerifiedAt: joined,
      phoneVerifiedAt: null,
      lastSeenAt: joined,
      createdAt: joined,
      updatedAt: joined,
    })),
  ])
  await insertRows(db, addresses, demoAddressRows(now))
}

/** What the demo shopper liked, looked at and collected. */
export const insertHabits = async (db: Database, list: readonly ProductSeed[], now: Date) => {
  const chance = random('habits')
  const liked = chance.some(list, 9)
  const viewed = chance.some(list, 10)
  const ago = (hours: number) => new Date(now.getTime() - hours * 60 * 60 * 1000)
  await insertRows(
    db,
    favourites,
    liked.map(({ id }, index) => ({
      userId: demoUserId,
      productId: id,
      createdAt: ago(20 + index * 30),
    })),
  )
  await insertRows(
    db,
    recentViews,
    viewed.map(({ id }, index) => ({
      userId: demoUserId,
      productId: id,
      viewedAt: ago(1 + index * 2),
    })),
  )
  const vouchers = coupons(now).flatMap(({ shop }, index) => (shop === null ? [] : [index + 1]))
  await insertRows(
    db,
    collectedVouchers,
    chance
      .some(vouchers, 3)
      .map((couponId) => ({ userId: demoUserId, couponId, createdAt: ago(48) })),
  )
}
