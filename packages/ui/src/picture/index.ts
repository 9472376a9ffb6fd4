export * from './picture.tsx'
