export { Reviews } from './reviews.tsx'
