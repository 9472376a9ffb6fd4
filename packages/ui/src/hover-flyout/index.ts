export * from './hover-flyout.tsx'
