export * from './rating.tsx'
