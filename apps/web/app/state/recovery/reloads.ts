// Not a store (lib/store.ts): what a page counts by itself alone would be none in the next one.
const key = 'reloads'

/** After so many reloads in a row that did not help, a page leaves the next one to a button. */
const most = 3

/** How often in a row this tab has loaded a page again that could not be rendered. */
export function reloadsSoFar(): number {
  try {
    return Number(sessionStorage.getItem(key))
  } catch {
    // What cannot be counted is not done.
    return most
  }
}

export const areReloadsUsedUp = () => reloadsSoFar() >= most

export const rememberReload = () => sessionStorage.setItem(key, String(reloadsSoFar() + 1))

/** A page was rendered, or the shopper reloads by hand. */
export function forgetReloads() {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Then none were counted.
  }
}
