/** What a new shop begins with: how it is walked through, and pages that wait to be written. */
import { pages } from '../seed/content/pages.ts'
import * as site from '../seed/content/site.ts'
import type { Answers } from './answers.ts'

/** Only what a shop without a journal and an app has. */
const isThere = ({ url, isExternal = false }: { url: string | null; isExternal?: boolean }) =>
  !isExternal && url !== '/blogs'

export const menus = site.menus
  .filter(isThere)
  .map(({ name, url, target }) => ({ name, title: name, url, target }))

const link = (type: string, title: string | null, url: string | null = null) => ({
  type,
  title,
  url,
})

/** The blocks of links that every shop has, and before them how it can be reached. */
export const footersOf = ({ phone, email }: Answers) => [
  {
    items: [
      link('logo', null, '/'),
      ...(phone ? [link('phone', phone)] : []),
      link('email', email),
    ],
  },
  ...site.footers
    .filter(({ items }) => items.some(({ type }) => type === 'link'))
    .map(({ title, items }) => ({
      title,
      items: items
        .filter((item) => item.type === 'link' && isThere(item))
        .map(({ type, title, url, target }) => ({ type, title, url, target })),
    })),
]

const toWrite = [
  'about-us',
  'terms-and-conditions',
  'privacy-policy',
  'return-and-refund-policy',
  'shipping-and-delivery-policy',
]

/** Pages that links lead to and the law asks for, until they are written. */
export const placeholdersOf = ({ email }: Answers) => {
  const write = (text: string) => `<p>${text} <a href="mailto:${email}">${email}</a></p>`
  return pages
    .filter(({ slug }) => toWrite.includes(slug))
    .map(({ slug, title: { en, ar, ir } }) => ({
      slug,
      title: en,
      titles: { ar, ir },
      description: write('This page has not been written yet. Please ask us:'),
      descriptions: {
        ar: write('لم تُكتب هذه الصفحة بعد. يُرجى سؤالنا:'),
        ir: write('این صفحه هنوز نوشته نشده است. لطفاً از ما بپرسید:'),
      },
    }))
}
