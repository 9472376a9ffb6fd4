import { arabic } from './arabic.ts'
import { english } from './english.ts'
import { persian } from './persian.ts'
import { expectationsOf } from './read.ts'

/** What people type into a shop's search, in three languages: several hundred queries. */
export const queries: readonly string[] = [english, arabic, persian].flatMap((text) =>
  expectationsOf(text).map(({ query }) => query),
)
