export * from './field.tsx'
