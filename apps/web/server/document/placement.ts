const follows = 4

/** Null when the head holds this script and it runs before the stylesheet is waited for. */
export function standsBeforeStyles(page: Document, code: string): string | null {
  const script = [...page.head.querySelectorAll('script')].find(
    ({ textContent }) => textContent === code,
  )
  if (!script) return 'its script is not in the head'
  const styles = page.head.querySelector('link[rel=stylesheet]')
  return styles && script.compareDocumentPosition(styles) & follows
    ? null
    : 'its script waits for the stylesheet'
}
