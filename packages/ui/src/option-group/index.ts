export * from './option-group.tsx'
