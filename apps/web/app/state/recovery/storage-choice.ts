const key = 'storage-notice'

/** The European time zones: there the law asks for a word about storage; a language does not tell. */
const isAsked = () => Intl.DateTimeFormat().resolvedOptions().timeZone.startsWith('Europe/')

/** Whether this shopper is still to be told. */
export function isNoticeDue(): boolean {
  try {
    return isAsked() && localStorage.getItem(key) === null
  } catch {
    // Where nothing can be stored there is nothing to tell.
    return false
  }
}

export const rememberNotice = () => localStorage.setItem(key, '1')
