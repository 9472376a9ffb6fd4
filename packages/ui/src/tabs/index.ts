export * from './tabs.tsx'
