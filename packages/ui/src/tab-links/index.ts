export * from './tab-links.tsx'
export { useCurrentInSight } from './use-current-in-sight.ts'
