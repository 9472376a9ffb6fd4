import type { Config } from 'dompurify'

/** What a description may be made of: text, headings, lists, tables, pictures and links. */
export const allowedTags = [
  ...['p', 'br', 'hr', 'div', 'span', 'blockquote', 'pre', 'code', 'sub', 'sup', 'small'],
  ...['h2', 'h3', 'h4', 'h5', 'h6', 'b', 'strong', 'i', 'em', 'u', 's', 'mark'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a', 'img', 'figure', 'figcaption'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
]

/** Attributes that hold no address. */
const plainAttributes = ['width', 'height', 'colspan', 'rowspan', 'scope', 'dir']

export const allowedAttributes = ['href', 'title', 'src', 'alt', ...plainAttributes]

const cleaning: Config = {
  ALLOWED_TAGS: allowedTags,
  ALLOWED_ATTR: allowedAttributes,
  // Browsers read both strokes as one: a second of either kind leads to another host.
  ADD_URI_SAFE_ATTR: plainAttributes,
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?![/\\])|#)/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
}

/** The parts of DOMPurify that cleaning needs. */
export interface Purifier<Cleaned> {
  sanitize: (html: string, config: Config) => Cleaned
  addHook: (name: 'afterSanitizeAttributes', hook: (node: Element) => void) => void
}

/** Leads on in this shop, or on this page. */
const isOwn = (href: string) => /^[/#]/.test(href)

/** Foreign links leave by a new tab and tell nothing; pictures wait until they are near. */
export function prepare<Cleaned>(purifier: Purifier<Cleaned>) {
  purifier.addHook('afterSanitizeAttributes', (node) => {
    const href = node.tagName === 'A' ? node.getAttribute('href') : null
    if (href !== null && !isOwn(href)) {
      node.setAttribute('target', '_blank')
      node.setAttribute('rel', 'noopener noreferrer nofollow')
    }
    if (node.tagName === 'IMG') {
      node.setAttribute('loading', 'lazy')
      if (!node.hasAttribute('alt')) node.setAttribute('alt', '')
    }
  })
  return (html: string): Cleaned => purifier.sanitize(html, cleaning)
}
