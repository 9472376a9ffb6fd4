export { type PageRangeItem, pageRange } from './page-range.ts'
export { type PageHere, pagesOf } from './pages-of.ts'
export * from './pagination.tsx'
