export * from './steps.tsx'
