import type { Category, getSuggestions, QueryOf, SubCategory, Suggestions } from '@shop/contract'
import { sql } from 'drizzle-orm'
import { findCards } from '../catalogue/cards.ts'
import { listCategories } from '../catalogue/categories.ts'
import { readDictionary } from '../catalogue/dictionary.ts'
import { orderByMerit, weighed } from '../catalogue/order.ts'
import type { Deps } from '../deps.ts'
import { keepFlashPrices } from '../flash/sync.ts'
import { pictureUrl, type Viewer } from '../http/viewer.ts'
import { readSetting } from '../settings/service.ts'
import { isSmall, joined, stemsOf } from './fold.ts'
import type { Reading } from './looking.ts'
import { narrowedBy } from './narrowing.ts'
import { readSearch } from './reading.ts'

const most = { products: 6, categories: 3, shops: 2 }
/** The best-selling of so many matches: a letter or two match half the shop. */
const looked = 400

const findSome = async (deps: Deps, viewer: Viewer, reading: Reading) => {
  if (reading.query === null) return []
  await keepFlashPrices(deps)
  const cards = await findCards(
    deps,
    viewer,
    sql`select best.id, row_number() over () as place from (
        select p.id from (${weighed(narrowedBy(reading), reading.sort ?? undefined)} limit ${looked}) p
        order by ${orderByMerit(reading)} limit ${most.products}
      ) best`,
  )
  const asked = new Set(reading.colorWords.flatMap(({ colors }) => colors))
  return cards.map(({ id, name, thumbnail, price, discount_price, colors }) => {
    const color = [...asked].map((id) => colors.find((one) => one.id === id)).find(Boolean)
    return {
      id,
      name,
      thumbnail: color?.thumbnail ?? thumbnail,
      price,
      discount_price,
      color_id: color?.id ?? null,
    }
  })
}

/** Whether each of the words starts one of the name's. */
const isCalled = (name: string, words: readonly string[]) => {
  const stems = stemsOf(name)
  const parts = [...stems, joined(stems)]
  return words.length > 0 && words.every((word) => parts.some((part) => part.startsWith(word)))
}

const head = ({ id, name, slug }: Pick<SubCategory, 'id' | 'name' | 'slug'>) => ({ id, name, slug })

const categoriesCalled = (all: readonly Category[], words: readonly string[]) =>
  [
    ...all.map((category) => ({ ...head(category), thumbnail: category.thumbnail, parent: null })),
    ...all.flatMap((parent) =>
      parent.sub_categories.map((sub) => ({
        ...head(sub),
        thumbnail: sub.thumbnail,
        parent: head(parent),
      })),
    ),
  ]
    .filter(({ name }) => isCalled(name, words))
    .slice(0, most.categories)

const shopsCalled = async (deps: Deps, viewer: Viewer, words: readonly string[]) => {
  if (!(await readSetting(deps, 'multi_vendor'))) return []
  return [...(await readDictionary(deps)).shops.values()]
    .filter(({ name }) => isCalled(name, words))
    .sort((one, other) => other.rating - one.rating || one.id - other.id)
    .slice(0, most.shops)
    .map(({ id, name, logo }) => ({ id, name, logo: pictureUrl(viewer, logo) }))
}

/** A few things for what has been typed so far; by what was probably meant where nothing is called so. */
export const suggest = async (
  deps: Deps,
  viewer: Viewer,
  searching: QueryOf<typeof getSuggestions>,
): Promise<Suggestions> => {
  const reading = await readSearch(deps, searching, true)
  const words = stemsOf(reading.spelling ?? reading.rest).filter((stem) => !isSmall(stem))
  return {
    products: await findSome(deps, viewer, reading),
    categories: categoriesCalled(await listCategories(deps, viewer), words),
    shops: await shopsCalled(deps, viewer, words),
    spelling: reading.spelling,
    help_topic: reading.helpTopic,
  }
}
