export * from './chip.tsx'
