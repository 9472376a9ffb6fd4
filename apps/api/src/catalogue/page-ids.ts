/** Which products stand on one page of a list, and in which order. */
import type { SortType } from '@shop/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Deps } from '../deps.ts'
import type { Page } from '../http/paging.ts'
import type { Reading } from '../search/looking.ts'
import { countUpTo } from './counts.ts'
import {
  conditionOf,
  isFound,
  isFoundOneByOne,
  type Narrowing,
  toldWhole,
  walkedBy,
} from './find.ts'
import {
  isByPrice,
  orderByMerit,
  orderColumns,
  orderOf,
  type Ranking,
  sortable,
  weighed,
} from './order.ts'

export interface PageRequest {
  readonly filter: Narrowing
  /** An unknown one is none, and then what a search finds stands by merit. */
  readonly sort?: string | undefined
  readonly search?: Pick<Reading, 'best' | keyof Ranking> | null | undefined
  readonly page: Page
}

/** Of so many found products each is weighed, which means reading what each is found by. */
const weighable = 300

/** Up to so many rows it is cheaper to find them all and sort them than to walk a sorted index. */
const sorted = { inLists: 3000, inSearches: 1000 }

const cut = (order: SQL, page: Page) =>
  sql`order by ${order} limit ${page.limit} offset ${page.offset}`

/** A page of all that a filter leaves, found first and sorted then. */
const selectSorted = (filter: Narrowing, sort: string | undefined, order: SQL, page: Page) => {
  const { columns, joined } = sortable(filter, sort)
  return sql`
    select p.id from (
      select p.quantity, ${columns} from products p ${joined} where ${conditionOf(filter)} offset 0
    ) p ${cut(order, page)}`
}

/**
 * Whether a page is found on a walk of its order's index. How many rows a filter leaves decides that: the planner
 * cannot know that, say, watches are seldom cheap, and would search a whole price index for a second page of them.
 * A price in a size has no index.
 */
const isWalked = (filter: Narrowing, sort: string | undefined, total: number) =>
  total > (filter.matching ? sorted.inSearches : sorted.inLists) &&
  !(filter.is_sized && isByPrice(sort))

/** The ids of one page on a walk of the order's index. */
const selectWalked = (filter: Narrowing, sort: string | undefined, page: Page) =>
  sql`select p.id from products p where ${walkedBy(filter)} ${cut(orderOf(sort), page)}`

/** Of so many found products some are among the first of any order but that of prices, which kinds of things differ in. */
const soon = { of: 4000, within: 300 }

/**
 * The same where the first of the whole shop may fill the page: to look each of them up takes a tenth of finding all
 * that a broad search finds. Where too few of them are found, the whole walk follows.
 */
const selectSoon = (filter: Narrowing, query: string, sort: string | undefined, page: Page) => {
  const order = orderOf(sort)
  const isFull = sql`(select count(*) from soon) = ${page.limit}`
  return sql`
    with soon as materialized (
      select p.id from (
        select ${orderColumns(sort)} from products p where p.is_listed
        order by ${order} limit ${soon.within}) p
      where ${isFoundOneByOne(query, filter)} ${cut(order, page)})
    (select id from soon where ${isFull})
    union all
    (select id from (${selectWalked(filter, sort, page)}) walked where not ${isFull})`
}

/** The ids of one page by an order that has an index. */
const selectIds = (filter: Narrowing, sort: string | undefined, page: Page, total: number) => {
  if (!isWalked(filter, sort, total)) return selectSorted(filter, sort, orderOf(sort), page)
  const query = toldWhole(filter)
  return query !== null && total > soon.of && !isByPrice(sort)
    ? selectSoon(filter, query, sort, page)
    : selectWalked(filter, sort, page)
}

/** The ids of one page with the best first. Of very many the others are found on a walk, as far as they may be on it. */
const selectBestFirst = (
  filter: Narrowing,
  best: string,
  sort: SortType,
  page: Page,
  total: number,
) => {
  const order = orderOf(sort)
  if (!isWalked(filter, sort, total))
    return selectSorted(filter, sort, sql`${isFound(best)} desc, ${order}`, page)
  const { columns } = sortable(filter, sort)
  return sql`
    select p.id from (
      (select true as is_best, ${columns} from products p
        where ${conditionOf({ ...filter, matching: best })})
      union all
      (select false as is_best, ${columns} from products p
        where ${walkedBy(filter)} and (${isFound(best)}) is not true
        order by ${order} limit ${page.offset + page.limit})
    ) p ${cut(sql`p.is_best desc, ${order}`, page)}`
}

/** The ids of the page that is asked for, in its order. */
export const idsOf = async (
  deps: Deps,
  { filter, sort, search, page }: PageRequest,
  total: number,
) => {
  if (!search || sort) return selectIds(filter, sort, page, total)
  if (total <= weighable)
    return sql`select p.id from (${weighed(filter, search.sort ?? undefined)} offset 0) p
      ${cut(orderByMerit(search), page)}`
  const order = search.sort ?? 'top_selling'
  if (search.best === null) return selectIds(filter, order, page, total)
  // The best alone are many, too: their page is found by its order, without looking at the others.
  const best = { ...filter, matching: search.best }
  const end = page.offset + page.limit
  const bestTotal = await countUpTo(deps, best, Math.max(end, sorted.inSearches + 1))
  // More are not counted: where all are very many, the best may be.
  return end <= bestTotal
    ? selectIds(best, order, page, bestTotal > sorted.inSearches ? total : bestTotal)
    : selectBestFirst(filter, search.best, order, page, total)
}
