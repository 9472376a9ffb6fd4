export { useCurrentInSight } from '#lib/use-current-in-sight'
export * from './tab-links.tsx'
