export * from './product-tile.tsx'
