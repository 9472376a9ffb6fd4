export * from './timeline.tsx'
