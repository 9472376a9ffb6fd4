let left: string | null = null

/** Notes the customer's screen that somebody had to leave because nobody is signed in any more. */
export function leaveBehind(path: string) {
  left = path
}

/** The screen that was left, once; the router may be elsewhere before the reason is known. */
export function takeLeftBehind(): string | null {
  const path = left
  left = null
  return path
}
