export * from './progress.tsx'
