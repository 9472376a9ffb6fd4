/** Foreign HTML, shown after DOMPurify only (decisions.md 11). */
export { SafeHtml } from './safe-html.tsx'
