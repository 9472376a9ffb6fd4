import { createStore } from '#app/lib/store.ts'

const notice = createStore((stored) => (stored === 1 ? 1 : 0), {
  key: 'storage-notice',
  of: 'browser',
})

/** The European time zones: there the law asks for a word about storage; a language does not tell. */
const isConsentRequired = () =>
  Intl.DateTimeFormat().resolvedOptions().timeZone.startsWith('Europe/')

/** Whether this shopper is still to be told. */
export const isNoticeDue = (): boolean => isConsentRequired() && notice.read() === 0

export const rememberNotice = () => notice.write(1)
