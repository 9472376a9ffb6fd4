export * from './number-input.tsx'
export { clamp, parseNumber } from './parse-number.ts'
