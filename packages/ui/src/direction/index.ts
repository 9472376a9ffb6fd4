export * from './direction.tsx'
