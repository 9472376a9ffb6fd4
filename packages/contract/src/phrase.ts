/** Marks an English phrase that is translated where it is shown, so that its translations are checked. */
export const phrase = (english: string) => english
