const second = 1000

/** The basket panel's code. */
export const loadDrawer = async () => (await import('./drawer/cart-drawer.tsx')).CartDrawer

/**
 * The code that reads and changes a cart. Without it there is no cart at all, so on a bad line it is
 * asked for again until it comes.
 */
export async function loadEngine() {
  for (let pause = second; ; pause = Math.min(pause * 2, 30 * second)) {
    try {
      return (await import('#app/state/cart/cart-engine.tsx')).CartEngine
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}
