export * from './listener.ts'
export * from './port.ts'
export * from './problem.ts'
export * from './refusal.ts'
