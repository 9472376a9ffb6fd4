export * from './cart-line.tsx'
