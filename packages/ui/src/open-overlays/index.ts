export * from './open-overlays.ts'
