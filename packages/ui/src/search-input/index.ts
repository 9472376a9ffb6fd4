export * from './search-input.tsx'
