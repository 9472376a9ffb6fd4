import { sql } from 'drizzle-orm'
import type { Database } from '../db/index.ts'
import type { Deps } from '../deps.ts'
import { warnOf } from '../log.ts'

/** Looked at anew at least this often: somebody may have changed a sale. */
const patience = 15_000

const due = new WeakMap<Deps, { at: number; work: Promise<void> | null }>()

/** What every product in a running sale costs there, and what `products` still says otherwise. */
const stale = (now: Date) => sql`
  with running as (
    select fsp.product_id, min(fsp.sale_price) as price
    from flash_sale_products fsp join flash_sales fs on fs.id = fsp.flash_sale_id
    where fs.is_active and fs.starts_at <= ${now.toISOString()} and fs.ends_at > ${now.toISOString()}
    group by fsp.product_id
  ), stale as (
    select p.id, running.price
    from products p join running on running.product_id = p.id
    where p.flash_price is distinct from running.price
    union all
    select p.id, null from products p
    where p.flash_price is not null
      and not exists (select from running where running.product_id = p.id)
  )`

const nextChange = async (db: Database, now: Date) => {
  const { rows } = await db.execute<{ at: string | null }>(sql`
    select to_char(min(moment) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
    from (select starts_at as moment from flash_sales union all select ends_at from flash_sales) m
    where moment > ${now.toISOString()}`)
  return rows[0]?.at ? Date.parse(rows[0].at) : Number.POSITIVE_INFINITY
}

/**
 * Makes `products.flash_price` true, which filters and sorts by price read: a sale starts and ends
 * by the clock, without anybody writing. Cards do not depend on it; they ask for the sale itself.
 */
export const syncFlashPrices = async (db: Database, now: Date): Promise<void> => {
  const { rows } = await db.execute(sql`${stale(now)} select id from stale limit 1`)
  if (rows.length === 0) return
  await db.transaction(async (tx) => {
    // Rows are locked in the order of their ids, as orders lock them, so that neither waits for the
    // other in a circle.
    await tx.execute(
      sql`${stale(now)} select id from products where id in (select id from stale) order by id for update`,
    )
    await tx.execute(
      sql`${stale(now)} update products p set flash_price = stale.price from stale where stale.id = p.id`,
    )
  })
}

/** Does so when a sale has started or ended since the last call; costs nothing otherwise. */
export const keepFlashPrices = (deps: Deps): Promise<void> => {
  const now = deps.now()
  const state = due.get(deps) ?? { at: 0, work: null }
  due.set(deps, state)
  if (state.work) return state.work
  if (now.getTime() < state.at && deps.config.cacheSeconds > 0) return Promise.resolve()
  state.work = syncFlashPrices(deps.db, now)
    .then(() => nextChange(deps.db, now))
    .then((at) => {
      state.at = Math.min(at, now.getTime() + patience)
    })
    // A listing by slightly old prices is better than none; the next request tries again.
    .catch((error: unknown) => warnOf('Flash prices could not be brought up to date', error))
    .finally(() => {
      state.work = null
    })
  return state.work
}
