import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seed } from '../../seed/seed.ts'
import { openTestApi, type TestApi, testNow } from '../../testing/index.ts'
import { arabic } from './arabic.ts'
import { english } from './english.ts'
import { persian } from './persian.ts'
import { type Described, expectationsOf, judge, summed } from './read.ts'

/** Several hundred searches are made one after the other. */
const limit = 300_000

/** Figures below these are a step back. */
const least = {
  english: { precision: 0.98, recall: 0.86, first: 0.99 },
  arabic: { precision: 0.98, recall: 0.83, first: 0.99 },
  persian: { precision: 0.98, recall: 0.84, first: 0.99 },
}

let api: TestApi
let all: Described[]
beforeAll(async () => {
  // Nothing changes while it is searched: what is read once is cached, as in a running shop.
  api = await openTestApi({ config: { cacheSeconds: 60 } })
  await seed(api.db, { now: testNow })
  const { rows } = await api.db.execute<Described & Record<string, unknown>>(sql`
    select p.id, p.code, lower(p.name) as name, lower(coalesce(b.name, '')) as brand,
      array[c.slug, coalesce(s.slug, '')] as shelves,
      coalesce((select array_agg(lower(o.name)) from product_colors x
        join colors o on o.id = x.color_id where x.product_id = p.id), '{}') as colors
    from products p join categories c on c.id = p.category_id
    left join sub_categories s on s.id = p.sub_category_id
    left join brands b on b.id = p.brand_id
    where p.is_listed`)
  all = rows
})
afterAll(() => api.close())

const find = async (query: string) => {
  const { body } = await api.get(`/products?page=1&per_page=10&search=${encodeURIComponent(query)}`)
  return (body.data as { products: { id: number }[] }).products.map(({ id }) => id)
}

test.each([
  ['English', english, least.english],
  ['Arabic', arabic, least.arabic],
  ['Persian', persian, least.persian],
])(
  '%s searches show what was meant',
  async (language, text, floor) => {
    const outcomes = []
    for (const expectation of expectationsOf(text))
      outcomes.push(judge(expectation, all, await find(expectation.query)))
    const figures = summed(outcomes)
    const percent = (share: number) => `${(share * 100).toFixed(1)} %`
    console.log(
      `${language}: ${figures.queries} queries, precision@10 ${percent(figures.precision)}, ` +
        `recall@10 ${percent(figures.recall)}, ` +
        `any right ${percent(figures.found)}, right first ${percent(figures.first)}`,
    )
    if (process.env.SEARCH_MISSES)
      for (const one of outcomes.filter(({ precision, recall }) => precision < 1 || recall < 1))
        console.log(
          `  ${one.query}: ${percent(one.precision)}, ${percent(one.recall)}${one.isFirstRight ? '' : ', the first is wrong'}`,
        )
    expect(figures.precision).toBeGreaterThanOrEqual(floor.precision)
    expect(figures.recall).toBeGreaterThanOrEqual(floor.recall)
    expect(figures.first).toBeGreaterThanOrEqual(floor.first)
  },
  limit,
)

test('a small shop is searched by its index too, whose documents all lie outside their rows', async ({
  skip,
}) => {
  // A PostgreSQL of one's own may weigh its pages otherwise.
  skip(api.kind !== 'pglite')
  for (const query of [`'dress'`, `'#red' & 'dress'`, `'wom' | 'dres':*`]) {
    const { rows } = await api.db.execute(
      sql`explain select from search_documents d where d.document @@ ${query}::tsquery`,
    )
    expect(JSON.stringify(rows), query).toContain('on search_documents_words')
  }
})
