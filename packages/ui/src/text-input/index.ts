export * from './text-input.tsx'
