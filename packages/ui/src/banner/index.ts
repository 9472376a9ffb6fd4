export * from './banner.tsx'
