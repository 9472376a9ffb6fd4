export * from './rating-input.tsx'
