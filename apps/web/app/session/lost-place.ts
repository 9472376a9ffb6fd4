let lost: string | null = null

/** Notes the customer's screen that somebody had to leave because nobody is signed in any more. */
export function losePlace(path: string) {
  lost = path
}

/** The screen that was left, once; the router may be elsewhere before the reason is known. */
export function takeLostPlace(): string | null {
  const path = lost
  lost = null
  return path
}
