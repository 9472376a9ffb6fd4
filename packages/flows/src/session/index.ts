export * from './connect-session.ts'
export * from './log-out-dialog.tsx'
export * from './session.machine.ts'
