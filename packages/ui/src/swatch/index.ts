export * from './swatch.tsx'
export * from './swatch-dots.tsx'
export * from './swatch-style.ts'
