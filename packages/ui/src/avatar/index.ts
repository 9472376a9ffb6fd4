export * from './avatar.tsx'
export { initials } from './initials.ts'
