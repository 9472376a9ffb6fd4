/** What a search asks for: its words, and what it says besides them of prices, sizes, brands, a sale and an order (decision 046). */
import type { Deps } from '../deps.ts'
import { readCurrencies } from '../settings/service.ts'
import { type Asked, askedIn } from './asked.ts'
import { brandFinder } from './brands.ts'
import { inDefault } from './currency.ts'
import { helpTopicIn } from './help.ts'
import { isCalled, readWords } from './in-words.ts'
import { nothing, type Reading, withSaid } from './looking.ts'
import { leavingSome } from './narrowing.ts'
import { readSizeNames, sizesBy } from './sizes.ts'

interface Searching {
  readonly search: string
  /** The code of the currency that prices are said in where the search names none. */
  readonly currency?: string | undefined
}

/** What names the values that a search's words may ask for. */
const findersFor = async (deps: Deps, search: string) => ({
  size_id: sizesBy(await readSizeNames(deps)),
  brand_id: await brandFinder(deps, search),
})

interface Understood extends Reading {
  /** Its words that ask for a thing. */
  readonly rest: string
}

const readAsked = async (
  deps: Deps,
  { search, currency: chosen }: Searching,
  isTyping = false,
): Promise<Understood> => {
  const currencies = await readCurrencies(deps)

  const understood = async ({
    rest,
    said,
    price,
    values,
    sale,
    sort,
  }: Asked): Promise<Understood> => {
    const reading =
      rest === '' ? { ...nothing, query: undefined } : await readWords(deps, rest, isTyping)
    if (said === '') return { ...reading, rest }
    const inShops = (amount: number | null) =>
      amount === null ? null : inDefault(amount, price?.currency ?? null, chosen, currencies)
    return {
      ...withSaid(reading, said),
      price: price && { ...price, least: inShops(price.least), most: inShops(price.most) },
      values,
      sale,
      sort,
      rest,
    }
  }

  /** As words alone, but for a price that is said as an amount. */
  const inWords = async () => {
    const asked = askedIn(search, currencies)
    const unpriced = async () => leavingSome(deps, await understood(asked))
    const { orPriced } = asked
    const isSure = orPriced?.price?.currency != null
    if (!orPriced || (!isSure && !orPriced.rest)) return unpriced()
    if (!isSure && (await isCalled(deps, asked.rest, isTyping))) return unpriced()
    // What names nothing is a price where its currency says so, or where something that has all other words costs that.
    const priced = await understood(orPriced)
    if (priced.query === null || (priced.leftOut.length > 0 && !isSure)) return unpriced()
    const some = await leavingSome(deps, priced)
    return some.price !== null || isSure ? some : unpriced()
  }

  // A letter may become much else.
  const finders = isTyping ? {} : await findersFor(deps, search)
  const each = Object.entries(finders).map((one) => Object.fromEntries([one]))
  let relaxed: Understood | null = null
  for (const some of [finders, ...each]) {
    const asked = askedIn(search, currencies, some)
    const count = Object.keys(asked.values).length
    if (count === 0 || count < Object.keys(some).length) continue
    const whole = await understood(asked)
    const reading = await leavingSome(deps, whole)
    if (reading.query !== null && reading.values === asked.values) return reading
    if (whole.isNamed) relaxed ??= reading
  }
  // What would leave nothing is no value: its word is one like any other. Of `chairs, set of 4` it goes before the chairs.
  const reading = await inWords()
  return reading.leftOut.length > 0 && relaxed ? relaxed : reading
}

/**
 * What a search is understood as, its words that ask for a thing, and what it asks for help with: that finds no
 * products but those that are called so.
 *
 * @param isTyping whether its last word may go on
 */
export const readSearch = async (
  deps: Deps,
  searching: Searching,
  isTyping = false,
): Promise<Understood> => {
  // `dress -red`
  const search = searching.search.replace(/(^|\s)-(?=\p{L}{2})/gu, '$1not ')
  const helpTopic = helpTopicIn(search)
  const reading = await readAsked(deps, { ...searching, search }, isTyping)
  const isOtherwise = reading.spelling ?? reading.nearness ?? reading.leftOut[0]
  const isNamed = reading.isNamed && isOtherwise === undefined
  return helpTopic && !isNamed
    ? { ...nothing, rest: reading.rest, helpTopic }
    : { ...reading, helpTopic }
}
