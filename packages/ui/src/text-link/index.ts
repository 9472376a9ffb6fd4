export * from './text-link.tsx'
