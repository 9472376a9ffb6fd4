export * from './price.tsx'
