export { type PageRangeItem, pageRange } from './page-range.ts'
export * from './pagination.tsx'
