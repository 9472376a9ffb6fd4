export * from './dialog.tsx'
