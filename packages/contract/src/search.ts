/** Suggestions before a search is typed and while it is: the reference server's addition to the wire. */
import * as v from 'valibot'
import { call } from './call.ts'
import { HelpTopic } from './catalogue.ts'
import { lengths } from './lengths.ts'
import { currencyParam, textParam } from './request.ts'
import { amount, id, list, maybeText, price, text } from './shape.ts'

const SuggestedProduct = v.object({
  id,
  name: text,
  thumbnail: text,
  price,
  discount_price: amount,
  /** The colour that the search asks for and the product comes in, which its picture shows. */
  color_id: v.fallback(v.nullable(id), null),
})
export type SuggestedProduct = v.InferOutput<typeof SuggestedProduct>

/** A category, or a sub-category with the category that it is in. */
const SuggestedCategory = v.object({
  id,
  name: text,
  slug: maybeText,
  thumbnail: text,
  parent: v.fallback(v.nullable(v.object({ id, name: text, slug: maybeText })), null),
})
export type SuggestedCategory = v.InferOutput<typeof SuggestedCategory>

const SuggestedShop = v.object({ id, name: text, logo: text })
export type SuggestedShop = v.InferOutput<typeof SuggestedShop>

export const Suggestions = v.object({
  products: list(SuggestedProduct),
  categories: list(SuggestedCategory),
  shops: list(SuggestedShop),
  /** What the products were found by, where nothing is spelt as it was typed. */
  spelling: maybeText,
  /** What it asks for help with, as the list of products says it; null where it asks for a thing. */
  help_topic: v.fallback(v.nullable(HelpTopic), null),
})
export type Suggestions = v.InferOutput<typeof Suggestions>

export const getSuggestions = call({
  method: 'GET',
  path: '/search-suggestions',
  auth: 'none',
  capability: 'search_suggestions',
  summary: 'A few products, categories and shops for what has been typed so far',
  query: v.object({ search: textParam(lengths.search), currency: v.optional(currencyParam) }),
  data: Suggestions,
})

export const getPopularSearches = call({
  method: 'GET',
  path: '/popular-searches',
  auth: 'none',
  capability: 'popular_searches',
  summary: 'What is worth a search before anything is typed, the most wanted first',
  data: v.object({ terms: list(v.pipe(v.string(), v.nonEmpty()), 20) }),
})
