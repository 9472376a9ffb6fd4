export * from './dialog.tsx'
export { DialogClose, type DialogCloseProps } from './frame.tsx'
export { firstField } from './use-return-focus.ts'
