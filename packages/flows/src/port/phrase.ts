/** Marks an English phrase that a machine keeps and a view translates. */
export const phrase = (english: string) => english
