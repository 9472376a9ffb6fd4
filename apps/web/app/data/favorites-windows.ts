import { windowNews } from '#app/lib/other-windows.ts'

/** The wishlist was changed in another window of this browser. */
export const { hear: hearFavorites, tell: tellFavorites } = windowNews('favorites')
