/**
 * A text that strangers have written, for a log or a terminal: it cannot steer it (control characters),
 * show its letters in another order (directional formatting), nor pass for a line of its own.
 */
export const oneLine = (text: string): string =>
  text.replaceAll(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, ' ')
