export * from './dialog.tsx'
export { firstField } from './use-return-focus.ts'
