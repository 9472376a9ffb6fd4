/** Foreign HTML, shown after DOMPurify only (decisions.md 11). */
export { LongText } from './long-text.tsx'
export { SafeHtml } from './safe-html.tsx'
