export * from './port.ts'
export * from './problem.ts'
