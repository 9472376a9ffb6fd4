import type { Vital, VitalName } from '@shop/contract'
import { gte, lt, sql } from 'drizzle-orm'
import type { Database } from '../db/index.ts'
import { type Bucket, bucketOf } from './histogram.ts'
import { vitals } from './tables.ts'

/** Days that are kept. */
export const keptDays = 90

const dayOf = (at: Date) => at.toISOString().slice(0, 10)
const daysBefore = (now: Date, days: number) => dayOf(new Date(now.getTime() - days * 86_400_000))

/** A layout shift is counted in thousandths. */
const scaleOf = (name: VitalName) => (name === 'CLS' ? 1000 : 1)

/** Counts them, and keeps nothing else. */
export async function countVitals(
  db: Database,
  { isPhone, found }: { isPhone: boolean; found: readonly Vital[] },
  now: Date,
): Promise<void> {
  const day = dayOf(now)
  // One statement cannot count the same bucket twice.
  const rows = new Map<string, typeof vitals.$inferInsert>()
  for (const { screen, name, value } of found) {
    const bucket = bucketOf(value * scaleOf(name))
    const key = `${screen} ${name} ${bucket}`
    const views = (rows.get(key)?.views ?? 0) + 1
    rows.set(key, { day, screen, isPhone, name, bucket, views })
  }
  if (rows.size === 0) return
  await db
    .insert(vitals)
    .values([...rows.values()])
    .onConflictDoUpdate({
      target: [vitals.day, vitals.screen, vitals.isPhone, vitals.name, vitals.bucket],
      set: { views: sql`${vitals.views} + excluded.views` },
    })
}

/** The histograms of one screen on one kind of device, by vital. */
export interface ScreenVitals {
  readonly screen: string
  readonly isPhone: boolean
  readonly histograms: ReadonlyMap<string, readonly Bucket[]>
}

/** Those of the last days, screen by screen. */
export async function readVitals(db: Database, days: number, now: Date): Promise<ScreenVitals[]> {
  const rows = await db
    .select({
      screen: vitals.screen,
      isPhone: vitals.isPhone,
      name: vitals.name,
      bucket: vitals.bucket,
      views: sql<number>`sum(${vitals.views})::int`,
    })
    .from(vitals)
    .where(gte(vitals.day, daysBefore(now, days)))
    .groupBy(vitals.screen, vitals.isPhone, vitals.name, vitals.bucket)
    .orderBy(vitals.screen, vitals.isPhone)
  const screens = Map.groupBy(rows, ({ screen, isPhone }) => `${screen} ${isPhone}`)
  return [...screens.values()].flatMap((own) => {
    const [first] = own
    if (!first) return []
    const { screen, isPhone } = first
    return [{ screen, isPhone, histograms: Map.groupBy(own, ({ name }) => name) }]
  })
}

/** Forgets days that nobody compares with any more. */
export async function sweepVitals(db: Database, now: Date): Promise<void> {
  await db.delete(vitals).where(lt(vitals.day, daysBefore(now, keptDays)))
}
