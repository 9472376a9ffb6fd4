import DOMPurify from 'dompurify'
import { prepare } from './clean-html.ts'

/** Cleans HTML that the browser fetched itself. Import it when there is some. */
export const cleanHtml = prepare({
  addHook: (name, hook) => DOMPurify.addHook(name, hook),
  // As the browser's own proof that it was cleaned, where it has Trusted Types.
  sanitize: (html, config) => DOMPurify.sanitize(html, { ...config, RETURN_TRUSTED_TYPE: true }),
})
