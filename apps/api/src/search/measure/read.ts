/**
 * How well search does, over queries as people type them. A line is `query; query = condition`; what is
 * right for a query is told by what products are, so that it holds for any size of the demo shop:
 *
 * - `in:dresses` stands in that category or sub-category
 * - `name:red` has a word of its English name that begins so
 * - `color:red` can be had in a colour that is called so
 * - `brand:…` and `code:…` are these
 *
 * All words of a condition must be true; `|` stands between conditions of which one is enough.
 */

/** What a condition can ask of a product; lower case, but for the code. */
export interface Described {
  readonly id: number
  readonly code: string
  readonly name: string
  readonly brand: string
  /** Slugs of category and sub-category. */
  readonly shelves: readonly string[]
  readonly colors: readonly string[]
}

export interface Expectation {
  readonly query: string
  readonly isRight: (product: Described) => boolean
}

const tests: Readonly<Record<string, (product: Described, value: string) => boolean>> = {
  in: ({ shelves }, value) => shelves.includes(value),
  name: ({ name }, value) => name.split(/[\s&]+/).some((word) => word.startsWith(value)),
  color: ({ colors }, value) => colors.some((color) => color.split(' ').includes(value)),
  brand: ({ brand }, value) => brand.startsWith(value),
  code: ({ code }, value) => code === value,
}

const conditionOf = (text: string): Expectation['isRight'] => {
  const ways = text.split(' | ').map((way) =>
    way
      .trim()
      .split(' ')
      .map((term) => {
        const [kind = '', value = ''] = term.split(':')
        const test = tests[kind]
        if (!test) throw new Error(`${term} is no condition`)
        return (product: Described) => test(product, value)
      }),
  )
  return (product) => ways.some((way) => way.every((test) => test(product)))
}

/** The queries of a text, each with its condition. */
export const expectationsOf = (text: string): Expectation[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line) => {
      const [queries = '', condition = ''] = line.split(' = ')
      const isRight = conditionOf(condition)
      return queries.split(';').map((query) => ({ query: query.trim(), isRight }))
    })

const shown = 10

/** What became of one query. */
export interface Outcome {
  readonly query: string
  /** Share of what is shown that is right. */
  readonly precision: number
  /** Share of what could have been shown that is. */
  readonly recall: number
  readonly isFirstRight: boolean
}

export const judge = (
  { query, isRight }: Expectation,
  all: readonly Described[],
  found: readonly number[],
): Outcome => {
  const right = new Set(all.filter(isRight).map(({ id }) => id))
  if (right.size === 0) throw new Error(`Nothing in the shop is right for ${query}`)
  const first = found.slice(0, shown)
  const hits = first.filter((id) => right.has(id)).length
  return {
    query,
    precision: first.length === 0 ? 0 : hits / first.length,
    recall: hits / Math.min(shown, right.size),
    isFirstRight: right.has(first[0] ?? 0),
  }
}

/** Averages of precision and recall, how often anything right is shown, and how often it is the first. */
export const summed = (outcomes: readonly Outcome[]) => {
  const mean = (value: (outcome: Outcome) => number) =>
    outcomes.reduce((sum, outcome) => sum + value(outcome), 0) / outcomes.length
  return {
    queries: outcomes.length,
    precision: mean(({ precision }) => precision),
    recall: mean(({ recall }) => recall),
    found: mean(({ recall }) => Number(recall > 0)),
    first: mean(({ isFirstRight }) => Number(isFirstRight)),
  }
}
