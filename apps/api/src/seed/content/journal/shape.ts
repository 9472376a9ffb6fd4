import { inEach, type Words, words } from '../words.ts'
import { arabic } from './arabic.ts'
import { persian } from './persian.ts'

/** A post of the journal; its picture is `j/{slug}`. */
export interface PostSeed {
  slug: string
  title: Words
  /** A product category's slug: what goes with it. */
  products: string
  author: string
  tags: readonly string[]
  html: Words
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The first line heads the columns; its first cell, and that of each other line, heads a row. */
const table = (lines: readonly string[]): string => {
  const row = (line: string, cell: 'th' | 'td') => {
    const [head = '', ...cells] = line.slice(2).split(' | ').map(escaped)
    const told = cells.map((text) => `<${cell}>${text}</${cell}>`)
    return `<tr><th>${head}</th>${told.join('')}</tr>`
  }
  const [first = '', ...others] = lines
  const body = others.map((line) => row(line, 'td'))
  return `<table><thead>${row(first, 'th')}</thead><tbody>${body.join('')}</tbody></table>`
}

const block = (text: string): string => {
  const lines = text.split('\n').map((line) => line.trim())
  const first = lines[0] ?? ''
  const rest = (mark: string) => lines.map((line) => escaped(line.slice(mark.length)))
  const items = (mark: string) => rest(mark).map((line) => `<li>${line}</li>`)
  if (first.startsWith('## ')) return `<h2>${escaped(first.slice(3))}</h2>`
  if (first.startsWith('- ')) return `<ul>${items('- ').join('')}</ul>`
  if (first.startsWith('1 ')) return `<ol>${items('1 ').join('')}</ol>`
  if (first.startsWith('| ')) return table(lines)
  if (first.startsWith('> ')) return `<blockquote><p>${rest('> ').join(' ')}</p></blockquote>`
  return `<p>${escaped(lines.join(' '))}</p>`
}

/** HTML of a text whose blocks are parted by empty lines: `## ` heads, `- ` and `1 ` lists, `> ` quotes, `| ` tables. */
const prose = (text: string) =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map(block)
    .join('\n')

/** HTML of a text in all languages; there must be one in each. */
export const proseIn = (texts: Record<keyof Words, string | undefined>): Words =>
  inEach((language) => {
    const text = texts[language]
    if (text === undefined) throw new Error(`there is no ${language} text of: ${texts.en}`)
    return prose(text)
  })

/** One post: what products go with it, who wrote it, its tags; then its English text. */
export const post = (
  slug: string,
  title: string,
  [products, author, tags]: readonly [string, string, string],
  text: string,
): PostSeed => ({
  slug,
  title: words(title),
  products,
  author,
  tags: tags.split(', '),
  html: proseIn({ en: text, ar: arabic[slug], ir: persian[slug] }),
})
