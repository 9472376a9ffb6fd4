export * from './alert-dialog.tsx'
