export * from './collapsible.tsx'
