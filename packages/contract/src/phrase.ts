declare const translated: unique symbol

/** An English phrase whose translations are checked: only `phrase` makes one. */
export type Phrase = string & { readonly [translated]: true }

/** Marks an English phrase that is translated where it is shown, so that its translations are checked. */
export const phrase = (english: string): Phrase => english as Phrase
