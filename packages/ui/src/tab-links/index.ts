export * from './tab-links.tsx'
