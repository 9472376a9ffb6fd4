import { longName } from './long-words.tsx'
import { neverAnswers, refuse, type StoryAnswer } from './story-api.ts'
import type { ShopStory } from './with-shop.tsx'

/** The states of a page whose product or shop is gone, as parameters of its stories. */
export function goneStates(path: string, call: `GET /gone/${string}`, gone: object) {
  const at = (answer: StoryAnswer) => ({
    shop: { path, api: { [call]: answer } } satisfies ShopStory,
  })
  return {
    full: at(gone),
    loading: at(neverAnswers),
    failed: at(refuse(500, 'The database is being moved.')),
    longTexts: at({ ...gone, name: longName }),
  }
}
