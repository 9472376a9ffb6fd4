let paused = false

/**
 * What is shown right now does not read the wishlist: a social login fetches only the cart
 * (specification.md section 4). What is shown next does.
 */
export function pauseFavorites() {
  paused = true
  setTimeout(() => {
    paused = false
  })
}

export const arePaused = () => paused
