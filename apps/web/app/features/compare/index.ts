export { compareList } from './compare-list.ts'
export { CompareScreen } from './table/compare-screen.tsx'
