/**
 * Keeps a price, a number or a name in one piece inside a phrase of the other direction, where no
 * `<bdi>` can stand: between the invisible marks FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE.
 */
export const isolate = (text: string) => `\u2068${text}\u2069`
