export * from './lazy-picture.tsx'
export * from './picture.tsx'
