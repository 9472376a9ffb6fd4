export { firstField } from '#lib/use-return-focus'
export * from './dialog.tsx'
