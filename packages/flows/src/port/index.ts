export * from './listener.ts'
export * from './phrase.ts'
export * from './port.ts'
export * from './problem.ts'
