import type { Blog } from '@shop/contract'
import type { Names } from '../db/columns.ts'
import { nameIn, pictureUrl, type Viewer } from '../http/viewer.ts'

/** A post with its category's names. */
export interface BlogRow {
  readonly id: number
  readonly slug: string
  readonly title: string
  readonly titles: Names
  readonly category: { readonly id: number; readonly name: string; readonly names: Names } | null
  readonly authorName: string
  readonly authorPhoto: string | null
  readonly thumbnail: string | null
  readonly description: string
  readonly totalViews: number
  readonly createdAt: Date
}

const month = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' })

/** "05 Jun, 2026" (wire.md 1.5). */
const written = (date: Date) =>
  `${String(date.getUTCDate()).padStart(2, '0')} ${month.format(date)}, ${date.getUTCFullYear()}`

const newFor = 7 * 24 * 60 * 60 * 1000
const teaser = 200

const signs: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
}

/** The first words of an HTML text. A text all the same: whoever shows it escapes it. */
const wordsOf = (html: string, length = teaser): string => {
  // What is cut off was never asked for, so a text of a megabyte is not worked through.
  const plain = html
    .slice(0, length * 20)
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|nbsp);/g, (sign) => signs[sign] ?? sign)
    .replace(/\s+/g, ' ')
    .trim()
  if (plain.length <= length) return plain
  const cut = plain.slice(0, length)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), length / 2)).toWellFormed()}…`
}

/** A post as lists show it. */
export const presentBlog = (viewer: Viewer, now: Date, row: BlogRow): Blog => ({
  id: row.id,
  title: nameIn(viewer, { name: row.title, names: row.titles }),
  slug: row.slug,
  category: row.category
    ? { id: row.category.id, name: nameIn(viewer, row.category) }
    : { id: null, name: null },
  post_by: { name: row.authorName, profile_photo: pictureUrl(viewer, row.authorPhoto) },
  thumbnail: pictureUrl(viewer, row.thumbnail),
  total_views: row.totalViews,
  created_at: written(row.createdAt),
  is_new: now.getTime() - row.createdAt.getTime() < newFor,
  description: wordsOf(row.description),
})
