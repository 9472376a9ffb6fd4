import { createHash } from 'node:crypto'
import createDOMPurify from 'dompurify'
import { JSDOM } from 'jsdom'
import type { Prefetched } from '#app/data/resource.ts'
import type { Cleaned } from '#app/lib/cleaned.ts'
import { boundHtml } from './bound-html.server.ts'
import { prepare } from './clean-html.ts'

const purify = prepare(createDOMPurify(new JSDOM('').window))

const some = (of: string) => `\\s*(?:(?:${of})\\s*)*`
const words = '[^<]*(?:(?:<br ?/?>|<(?:b|strong|i|em|u|s)>[^<]*</(?:b|strong|i|em|u|s)>)[^<]*)*'
const row = `<tr>${some(`<t[hd](?: scope="(?:row|col)")?>${words}</t[hd]>`)}</tr>`
const blocks = [
  `<(?:p|h[2-6])>${words}</(?:p|h[2-6])>`,
  `<[uo]l>${some(`<li>${words}</li>`)}</[uo]l>`,
  `<table>${some(`<t(?:head|body|foot)>${some(row)}</t(?:head|body|foot)>`)}</table>`,
  '<hr ?/?>',
]
/** Paragraphs, heads, lists and tables of words, one after the other: what most texts of shops are. */
const plain = new RegExp(`^(?:${words}|${some(blocks.join('|'))})$`)

/**
 * DOMPurify makes a document for each text, which takes as long as a tenth of a page. In a plain one, balanced as it
 * comes from `boundHtml`, it would change nothing: nothing in it leads anywhere or is loaded, and nothing stands where a parser would move it.
 */
function clean(html: string): string {
  const bounded = boundHtml(html)
  return plain.test(bounded) ? bounded : purify(bounded)
}

const known = new Map<string, string>()
const most = 500

/** Cleans HTML for the server's own rendering; memoised, since descriptions repeat. */
export function cleanHtml(html: string): string {
  // By its digest: what somebody has written can be as long as they like.
  const key = createHash('sha256').update(html).digest('base64')
  const cached = known.get(key)
  if (cached !== undefined) return cached
  const cleaned = clean(html)
  known.set(key, cleaned)
  if (known.size > most) known.delete(known.keys().next().value as string)
  return cleaned
}

/**
 * Cleans texts of a row.
 *
 * @returns the row with them, and what says so of these and no others: the browser shows them as they are
 */
function cleanIn<Row extends object, Name extends keyof Row>(row: Row, ...names: Name[]) {
  const texts = names.map((name) => {
    const html = row[name]
    return [name, typeof html === 'string' ? cleanHtml(html) : html]
  })
  return [
    { ...row, ...(Object.fromEntries(texts) as Pick<Row, Name>) },
    true as Cleaned<Row, Name>,
  ] as const
}

export type CleanIn = typeof cleanIn

/** Prefetched answers with their HTML cleaned: `mend` says where it stands. */
export const withCleanAnswers = <Answer>(
  read: Prefetched,
  mend: (answer: Answer, clean: CleanIn) => Answer,
): Prefetched => ({
  ...read,
  fallback: Object.fromEntries(
    Object.entries(read.fallback).map(([key, answer]) => [key, mend(answer as Answer, cleanIn)]),
  ),
})
