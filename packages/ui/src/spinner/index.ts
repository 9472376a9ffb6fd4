export * from './spinner.tsx'
