export * from './countdown.tsx'
export { type Remaining, splitTime } from './remaining.ts'
