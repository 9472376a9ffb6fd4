export * from './skeleton.tsx'
