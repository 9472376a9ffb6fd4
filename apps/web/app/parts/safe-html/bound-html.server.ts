import sanitizeHtml from 'sanitize-html'
import { allowedAttributes, allowedTags } from './clean-html.ts'

/** More than any page of a shop has; what is beyond is left out. */
const longest = 200_000
/** Of elements; the text of those beyond stays. */
const most = 3000
const deepest = 40

/**
 * HTML that costs the same to clean whatever somebody has written: what DOMPurify does on the server's
 * DOM grows with the square of the depth, and the whole shop would wait for one description. What is
 * safe in it is for the cleaning that follows to say.
 */
export function boundHtml(html: string): string {
  let elements = 0
  return sanitizeHtml(html.slice(0, longest), {
    allowedTags,
    allowedAttributes: { '*': allowedAttributes },
    allowedSchemesAppliedToAttributes: [],
    nestingLimit: deepest,
    transformTags: {
      '*': (tagName, attribs) => {
        elements += 1
        return elements > most ? { tagName: 'beyond', attribs: {} } : { tagName, attribs }
      },
    },
  })
}
