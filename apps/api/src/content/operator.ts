/** Writing the shop's pages while it runs, for the shop's operator. */
import { call } from '@shop/contract'
import { maybeTextParam, textParam } from '@shop/contract/request'
import { eq, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Hono } from 'hono'
import * as v from 'valibot'
import { categories, subCategories } from '../catalogue/tables.ts'
import type { Database } from '../db/index.ts'
import { transact } from '../db/transact.ts'
import type { AppEnv, Deps } from '../deps.ts'
import { answer, mount, refuse } from '../http/index.ts'
import { clearMemos } from '../memo.ts'
import { readSetting } from '../settings/service.ts'
import { legalPages } from './tables.ts'

/** Not a call of the storefront's, so not one of the contract's. */
export const pageWrite = call({
  method: 'POST',
  path: '/operator/pages',
  auth: 'none',
  summary: 'Write a page, or list those that there are',
  body: v.object({
    page: v.optional(
      v.object({
        slug: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,80}$/)),
        locale: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2,8}$/))),
        title: maybeTextParam(120),
        html: textParam(200_000),
        sizes_of: v.optional(v.pipe(v.array(v.string()), v.maxLength(100)), []),
      }),
    ),
  }),
  data: v.object({ lines: v.array(v.string()) }),
})

type PageWrite = v.InferOutput<(typeof pageWrite)['body']>
export type Written = NonNullable<PageWrite['page']>

/** Serves it; whoever mounts it lets operators in only. */
export const mountPageWrite = (routes: Hono<AppEnv>): void =>
  mount(routes, pageWrite, async (c) => {
    const { deps } = c.var
    const request = c.req.valid('json')
    const result = await writeOrList(deps, request)
    if (request.page) {
      clearMemos(deps)
      deps.changed?.()
    }
    return answer(c, result)
  })

export const writeOrList = async (
  deps: Deps,
  { page }: PageWrite,
): Promise<{ lines: string[] }> => ({
  lines: page ? [await transact(deps.db, (db) => write({ ...deps, db }, page))] : await list(deps),
})

const list = async ({ db }: Deps) => {
  const rows = await db.select().from(legalPages).orderBy(legalPages.slug)
  return rows.map(({ slug, title, updatedAt }) =>
    [slug, updatedAt.toISOString().slice(0, 10), title].join('  '),
  )
}

/** English is what every other language falls back to, so it stands in columns of its own. */
const isEnglish = (locale: string) => locale === 'en'

async function write(
  deps: Deps,
  { slug, locale: requested, title, html, sizes_of }: Written,
): Promise<string> {
  const locale = requested ?? (await readSetting(deps, 'app_locale'))
  const inLocale = (text: string) => ({ [locale]: text })
  const into = (column: AnyPgColumn, text: string) =>
    sql`${column} || ${JSON.stringify(inLocale(text))}::jsonb`
  const changed = isEnglish(locale)
    ? { ...(title && { title }), description: html }
    : {
        ...(title && { titles: into(legalPages.titles, title) }),
        descriptions: into(legalPages.descriptions, html),
      }
  const updatedAt = deps.now()
  const [updated] = await deps.db
    .update(legalPages)
    .set({ ...changed, updatedAt })
    .where(eq(legalPages.slug, slug))
    .returning({ slug: legalPages.slug })
  if (!updated) {
    if (!title) return refuse(422, `There is no page ${slug} yet: a new one needs a title.`)
    const others = isEnglish(locale)
      ? {}
      : { titles: inLocale(title), descriptions: inLocale(html) }
    await deps.db
      .insert(legalPages)
      .values({ slug, title, description: html, ...others, updatedAt })
  }
  await guide(deps.db, slug, sizes_of)
  return `The page ${slug} is written in ${locale}.`
}

/** The page says how the sizes of these categories, and sub-categories, are measured. */
async function guide(db: Database, page: string, slugs: readonly string[]) {
  for (const slug of slugs) {
    const changed = { sizeGuide: page }
    const [top] = await db
      .update(categories)
      .set(changed)
      .where(eq(categories.slug, slug))
      .returning({ id: categories.id })
    const [below] = await db
      .update(subCategories)
      .set(changed)
      .where(eq(subCategories.slug, slug))
      .returning({ id: subCategories.id })
    if (!top && !below) refuse(422, `There is no category ${slug}.`)
  }
}
