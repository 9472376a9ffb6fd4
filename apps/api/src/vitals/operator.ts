/** How fast the storefront was, for the shop's operator. */
import { call, vitalNames } from '@shop/contract'
import type { Hono } from 'hono'
import * as v from 'valibot'
import type { AppEnv, Deps } from '../deps.ts'
import { answer, mount } from '../http/index.ts'
import { percentile } from './histogram.ts'
import { keptDays, readVitals } from './service.ts'

/** Not a call of the storefront's, so not one of the contract's. */
export const vitalsCall = call({
  method: 'POST',
  path: '/operator/vitals',
  auth: 'none',
  summary: 'How fast the screens were, in three of four views',
  body: v.object({ days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(keptDays)) }),
  data: v.object({ lines: v.array(v.string()) }),
})

/** Serves it; whoever mounts it lets operators in only. */
export const mountVitalsReport = (routes: Hono<AppEnv>): void =>
  mount(routes, vitalsCall, async (c) =>
    answer(c, await reportVitals(c.var.deps, c.req.valid('json'))),
  )

/** As the three are written: 1,240 ms, 88 ms, 0.012. */
const written = (name: string, value: number | null) => {
  if (value === null) return '-'
  return name === 'CLS' ? (value / 1000).toFixed(3) : `${Math.round(value)} ms`
}

/** A line for each screen and kind of device: what three of four views did not exceed. */
export async function reportVitals(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { days }: { days: number },
): Promise<{ lines: string[] }> {
  const found = await readVitals(db, days, now())
  if (found.length === 0)
    return { lines: [`Nothing was measured in ${days} days: see web_vitals_percent.`] }
  const rows = found.map(({ screen, isPhone, histograms }) => {
    const views = Math.max(
      ...[...histograms.values()].map((own) => own.reduce((sum, one) => sum + one.views, 0)),
    )
    const values = vitalNames.map((name) =>
      written(name, percentile(histograms.get(name) ?? [], 0.75)),
    )
    return [screen, isPhone ? 'phone' : 'desktop', ...values, String(views)]
  })
  const table = [['screen', 'device', ...vitalNames.map((name) => `${name} p75`), 'views'], ...rows]
  const widths = table[0]?.map((_, column) =>
    Math.max(...table.map((cells) => cells[column]?.length ?? 0)),
  )
  const lineOf = (cells: readonly string[]) =>
    cells.map((cell, column) => cell.padEnd(widths?.[column] ?? 0)).join('  ')
  return { lines: table.map((cells) => lineOf(cells).trimEnd()) }
}
