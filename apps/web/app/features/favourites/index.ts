export { HeartButton, type HeartButtonProps } from './heart-button.tsx'
export { type FavoriteProduct, useFavorites } from './use-favorites.ts'
