export * from './flow-dialog.tsx'
export * from './flow-form.tsx'
export * from './problem-note.tsx'
