export * from './gallery.tsx'
