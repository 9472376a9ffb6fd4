export * from './carousel.tsx'
export { useSnapScroll } from './use-snap-scroll.ts'
