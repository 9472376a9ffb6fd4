/** Texts of other shops: what is HTML in them is cleaned, what should be plain becomes so. */
import { Parser } from 'htmlparser2'
import sanitizeHtml, { type IOptions } from 'sanitize-html'

/** What the storefront shows of a description; it cleans it once more. */
const tags = [
  ...['p', 'br', 'hr', 'div', 'span', 'blockquote', 'pre', 'code', 'sub', 'sup', 'small'],
  ...['h2', 'h3', 'h4', 'h5', 'h6', 'b', 'strong', 'i', 'em', 'u', 's', 'mark'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a', 'img', 'figure', 'figcaption'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
]

const cell = ['colspan', 'rowspan', 'scope']

/** Where the picture of a description is from now on; undefined leaves it out. */
export type Moved = (source: string) => string | undefined

const cleaning = (moved: Moved): IOptions => ({
  allowedTags: tags,
  // As deep as the storefront shows them.
  nestingLimit: 40,
  allowedAttributes: {
    '*': ['dir', 'title'],
    a: ['href'],
    img: ['src', 'alt', 'width', 'height'],
    th: cell,
    td: cell,
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    h1: 'h2',
    img: (tagName, { src = '', ...attribs }) => {
      const address = moved(src.startsWith('//') ? `https:${src}` : src)
      return { tagName, attribs: address === undefined ? {} : { ...attribs, src: address } }
    },
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
})

/** A description without anything that runs, its pictures where `moved` says. */
export const cleanHtml = (html: string, moved: Moved): string =>
  sanitizeHtml(html, cleaning(moved)).trim()

/** The pictures in a description. */
export const picturesIn = (html: string): string[] => {
  if (!/<img/i.test(html)) return []
  const sources = new Set<string>()
  cleanHtml(html, (source) => {
    if (source) sources.add(source)
    return undefined
  })
  return [...sources]
}

/** Their text is not for reading. */
const unread = ['script', 'style', 'textarea', 'option']
/** Words on both sides of their end are words apart. */
const apart = ['br', 'p', 'li', 'div']

/** HTML as the text that it shows. */
export const plainText = (html: string): string => {
  let text = ''
  const open: string[] = []
  const parser = new Parser({
    onopentagname: (name) => {
      if (unread.includes(name)) open.push(name)
    },
    ontext: (part) => {
      if (open.length === 0) text += part
    },
    onclosetag: (name) => {
      if (open.at(-1) === name) open.pop()
      if (apart.includes(name)) text += ' '
    },
  })
  parser.end(html)
  return text.split(/\s+/).filter(Boolean).join(' ')
}

const hasBlocks = (html: string) => /<(p|div|ul|ol|table|h[1-6]|blockquote|figure)\b/i.test(html)

/** A text whose paragraphs are told by empty lines, as HTML. */
export const paragraphs = (text: string): string =>
  hasBlocks(text)
    ? text
    : text
        .split(/\n{2,}/)
        .filter((part) => part.trim() !== '')
        .map((part) => `<p>${part.trim().replaceAll('\n', '<br>')}</p>`)
        .join('\n')
