/** Words of a search that say whom a thing is for. */
import { stemsOf } from './fold.ts'

/** Men that one has: a shop's things say nothing of them, unless a gift is looked for. */
export const kinsmen = [
  'him',
  'husband',
  'dad',
  'daddy',
  'father',
  'boyfriend',
  'brother',
  'grandpa',
  'grandfather',
]

/** The same as they are compared: nobody is told that they were left out. */
export const persons: ReadonlySet<string> = new Set(stemsOf(kinsmen.join(' ')))

/** For whom it is, as said in each language: `running shoes men` are running shoes first. */
export const audience: ReadonlySet<string> = new Set(
  stemsOf(`men women man woman gents ladies boys girls kids children unisex adult
    رجال رجالي نساء نسائي حريمي أولاد بنات أطفال مردانه زنانه پسرانه دخترانه بچگانه`),
)
