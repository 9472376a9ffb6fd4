export { WishlistScreen } from './wishlist-screen.tsx'
