const entities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
  ['#39', "'"],
])

/** More than any lead or description for search engines shows. */
const longest = 20_000

/** What stands in these is for programs. */
const silent = /^<(script|style)\b/i

/** Where the tag that begins at `open` is over, with all that is silent in it; -1 when it has no end. */
function endOf(html: string, open: number): number {
  const close = html.indexOf('>', open)
  const name = close < 0 ? undefined : silent.exec(html.slice(open, open + 8))?.[1]
  return name ? html.toLowerCase().indexOf(`</${name.toLowerCase()}`, close) : close
}

/**
 * The words of an HTML text, for places that take no HTML: a lead, a description for search engines. It
 * is read once from its beginning to its end, whatever stands in it.
 */
export function plainText(html: string): string {
  const source = html.slice(0, longest)
  const words: string[] = []
  for (let at = 0; at < source.length; ) {
    const open = source.indexOf('<', at)
    const close = open < 0 ? -1 : endOf(source, open)
    if (close < 0) {
      // No tag follows, or one that never ends is none.
      words.push(source.slice(at))
      break
    }
    words.push(source.slice(at, open))
    at = source[close] === '>' ? close + 1 : close
  }
  return words
    .join(' ')
    .replace(/&(#39|\w+);/g, (whole, name: string) => entities.get(name) ?? whole)
    .replace(/\s+/g, ' ')
    .trim()
}

/** At most `length` characters, cut between words. */
export function shortened(text: string, length: number): string {
  if (text.length <= length) return text
  const cut = text.slice(0, length)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), length / 2))}…`
}
