/** Back from a product the focus is on the card that was opened, wherever the page was scrolled to. */

interface Opened {
  address: string
  /** Which of the page's links to it: a product may stand in several rows. */
  index: number
}

const opened = new Map<string, Opened>()
const most = 50

/** The router's name for this entry of the browser's history. */
const entry = (): string => history.state?.key ?? 'default'

const linksTo = (address: string) => [
  ...document.querySelectorAll<HTMLAnchorElement>(`main a[href="${CSS.escape(address)}"]`),
]

/** Notes which card is left by. */
export function rememberOpened(link: HTMLAnchorElement) {
  const address = link.getAttribute('href') ?? ''
  opened.set(entry(), { address, index: linksTo(address).indexOf(link) })
  const [oldest] = opened.keys()
  if (opened.size > most && oldest !== undefined) opened.delete(oldest)
}

/** Gives it the focus again when its list is back; a ref callback of the list. */
export function focusOpened(list: Element | null) {
  const left = list && opened.get(entry())
  const link = left && linksTo(left.address)[left.index]
  if (!link) return
  opened.delete(entry())
  link.focus({ preventScroll: true })
}
