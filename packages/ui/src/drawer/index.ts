export * from './drawer.tsx'
