export * from './table.tsx'
