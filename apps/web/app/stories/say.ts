import { inEnglish, type Translate } from '@shop/ui/i18n'

let spoken: Translate = inEnglish

/** What the story on the screen says, in its language: `getByRole('button', { name: say('Place order') })`. */
export const say: Translate = (phrase, values) => spoken(phrase, values)

/** The language that the story is drawn in. */
export const speak = (t: Translate) => {
  spoken = t
}
