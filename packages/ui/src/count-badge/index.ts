export * from './count-badge.tsx'
export { formatCount } from './format-count.ts'
