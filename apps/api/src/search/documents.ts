/** Keeps each product's search document that of the product, and the words that spelling knows. */
import { sql } from 'drizzle-orm'
import type { Database } from '../db/index.ts'
import { documentOf, type Source } from './document.ts'
import { gatherWords } from './words.ts'

/** Counted up where documents are made in another way, so that all of them are made anew. */
const edition = 7

/** Products that are looked at at once: a moment's work, after which others have their turn. */
const atOnce = 500

interface Row extends Record<string, unknown> {
  id: number
  source: string
  made_of: string
  brand_id: number | null
  color_ids: string
  size_ids: string
}

const called = (row: string) =>
  sql.raw(`json_build_array(${row}.name, ${row}.names ->> 'ar', ${row}.names ->> 'ir')`)
/** What is said of a product in another language: the line under its name, then its page. */
const textIn = (locale: string) =>
  sql.raw(`concat_ws(' ', p.short_descriptions ->> '${locale}', p.descriptions ->> '${locale}')`)
const without = sql.raw(`'[]'::json`)

const idsOf = (option: string) =>
  sql.raw(`array(select x.${option}_id from product_${option}s x where x.product_id = p.id
    order by x.${option}_id)::text as ${option}_ids`)

/** What documents are made of, as a text that is the same as long as that is. */
const sources = sql`
  select p.id, json_build_object(
      'code', p.code,
      'name', ${called('p')},
      'category', ${called('c')},
      'siblings', sibling.names,
      'subCategory', coalesce(case when s.id is not null then ${called('s')} end, ${without}),
      'categoryId', p.category_id,
      'subCategoryId', p.sub_category_id,
      'brand', coalesce(case when b.id is not null then ${called('b')} end, ${without}),
      'shop', shop.name,
      'colors', coalesce((select json_agg(${called('o')} order by o.id) from product_colors x
        join colors o on o.id = x.color_id and o.is_active where x.product_id = p.id), ${without}),
      'sizes', coalesce((select json_agg(${called('o')} order by o.id) from product_sizes x
        join sizes o on o.id = x.size_id and o.is_active where x.product_id = p.id), ${without}),
      'text', json_build_array(p.short_description || ' ' || p.description, ${textIn('ar')}, ${textIn('ir')})
    )::text as source,
    p.brand_id, ${idsOf('color')}, ${idsOf('size')}
  from products p
  join categories c on c.id = p.category_id
  join shops shop on shop.id = p.shop_id
  left join sub_categories s on s.id = p.sub_category_id
  left join brands b on b.id = p.brand_id and b.is_active
  cross join lateral (select coalesce(json_agg(${called('o')} order by o.id), ${without}) as names
    from sub_categories o where o.category_id = c.id) sibling`

const present = (names: readonly (string | null)[]) => names.map((name) => name ?? '')

/** A row's text as what a document is made of. */
const asSource = (text: string): Source => {
  const told: Source = JSON.parse(text)
  return {
    ...told,
    name: present(told.name),
    category: present(told.category),
    siblings: told.siblings.map(present),
    subCategory: present(told.subCategory),
    brand: present(told.brand),
    colors: told.colors.map(present),
    sizes: told.sizes.map(present),
    text: told.text.map((text) => text.replace(/<[^>]*>|&[#\w]+;/g, ' ')),
  }
}

/** The last of the next products, in the order of their numbers; null when there are no more. */
const endAfter = async (db: Database, after: number) => {
  const { rows } = await db.execute<{ last: number | null }>(sql`
    select max(id) as last
    from (select id from products where id > ${after} order by id limit ${atOnce}) next`)
  return rows[0]?.last ?? null
}

/** Of these products those whose document is missing, or no longer theirs. */
const staleAmong = async (db: Database, after: number, last: number) => {
  const { rows } = await db.execute<Row>(sql`
    select told.id, told.source, told.brand_id, told.color_ids, told.size_ids, told.made_of
    from (select source.*, md5(${`${edition} `} || source.source) as made_of
      from (${sources} where p.id > ${after} and p.id <= ${last}) source) told
    left join search_documents d on d.product_id = told.id
    where (d.made_of, d.brand_id, d.color_ids::text, d.size_ids::text)
      is distinct from (told.made_of, told.brand_id, told.color_ids, told.size_ids)`)
  return rows
}

const write = (db: Database, rows: readonly Row[]) => {
  const made = rows.map(({ id, source, ...kept }) => ({
    product_id: id,
    ...documentOf(asSource(source)),
    ...kept,
  }))
  // In one order, so that two processes that do it at once wait for each other at most.
  return db.execute(sql`
    with made as materialized (
      select made.product_id, made.names::tsvector, made.text::tsvector, made.brand_id,
        made.color_ids::int[], made.size_ids::int[], made.made_of,
        p.effective_price, coalesce(p.flash_price, p.discount_price) < p.price is true as is_reduced,
        p.is_listed
      from jsonb_to_recordset(${JSON.stringify(made)}::jsonb)
        as made (product_id int, names text, text text, brand_id int, color_ids text, size_ids text,
          made_of text)
      join products p on p.id = made.product_id
      order by made.product_id
      -- What changes it meanwhile would find no document to tell of it.
      for share of p
    ), written as (
      insert into search_documents (product_id, document, brand_id, color_ids, size_ids, made_of,
        effective_price, is_reduced, is_listed)
      select product_id, names || text, brand_id, color_ids, size_ids, made_of,
        effective_price, is_reduced, is_listed from made
      on conflict (product_id) do update
        set document = excluded.document, brand_id = excluded.brand_id,
          color_ids = excluded.color_ids, size_ids = excluded.size_ids, made_of = excluded.made_of
    )
    insert into search_names (product_id, names)
    select product_id, names from made
    on conflict (product_id) do update set names = excluded.names`)
}

const makeDocuments = async (db: Database) => {
  let after = 0
  for (let last = await endAfter(db, after); last !== null; last = await endAfter(db, after)) {
    const rows = await staleAmong(db, after, last)
    if (rows.length > 0) await write(db, rows)
    after = last
  }
}

/**
 * Puts what was written into the index of words proper: until then each search reads all of it, up to 4 MB. To do
 * so for each row as it is written would take many times as long.
 */
const tidyIndex = async (db: Database) => {
  await db.execute(sql`select gin_clean_pending_list('search_documents_words')`)
}

/** Makes anew what search reads, for products of which anything has changed. */
export const refreshSearch = async (db: Database): Promise<void> => {
  await makeDocuments(db)
  await tidyIndex(db)
  await gatherWords(db)
}

/** Whether search knows nothing of the shop's products: they were there before it kept documents. */
export const isSearchEmpty = async (db: Database): Promise<boolean> => {
  const { rows } = await db.execute<{ is_empty: boolean }>(sql`
    select exists (select from products) and not exists (select from search_documents) as is_empty`)
  return rows[0]?.is_empty ?? false
}
