/** A stretch of a message: words, or the address of a web page. */
export interface TextPart {
  readonly text: string
  readonly href: string | null
  /** Where it starts. */
  readonly at: number
}

const address = /\bhttps?:\/\/[^\s<>"'`]+/gi
/** What ends a sentence, and not an address. */
const trailing = new Set('.,:;!?…،؛؟)]}»”’')

const countOf = (text: string, sign: string) => text.split(sign).length - 1

/** A closing bracket belongs to an address that opened it. */
function endOf(match: string): number {
  let end = match.length
  let unclosed = countOf(match, ')') - countOf(match, '(')
  while (trailing.has(match[end - 1] ?? '')) {
    if (match[end - 1] === ')') {
      if (unclosed <= 0) break
      unclosed -= 1
    }
    end -= 1
  }
  return end
}

const isWeb = (href: string) => URL.canParse(href) && /^https?:$/.test(new URL(href).protocol)

/** Splits a message at its links: http and https alone, so that no link can run a script. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  const say = (to: number) => {
    if (to > from) parts.push({ text: text.slice(from, to), href: null, at: from })
    from = to
  }
  for (const { 0: match, index } of text.matchAll(address)) {
    const href = match.slice(0, endOf(match))
    if (!isWeb(href)) continue
    say(index)
    from = index + href.length
    parts.push({ text: href, href, at: index })
  }
  say(text.length)
  return parts
}
