const second = 1000

/** The basket panel's code. */
export const loadDrawer = async () => (await import('./drawer/cart-drawer.tsx')).CartDrawer

/**
 * The code that reads and changes a cart. Without it there is no cart at all, so on a bad line it is
 * asked for again until it comes; where the browser remembers that it could not be loaded, only a new
 * document has it.
 */
export async function loadEngine(onMissing: () => void) {
  for (let pause = second; ; pause = Math.min(pause * 2, 30 * second)) {
    try {
      return (await import('#app/state/cart/cart-engine.tsx')).CartEngine
    } catch {
      onMissing()
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}
