/** Foreign HTML, shown after DOMPurify only (decision 011). */
export { LongText } from './long-text.tsx'
export { SafeHtml } from './safe-html.tsx'
