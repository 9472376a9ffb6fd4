export * from './separator.tsx'
