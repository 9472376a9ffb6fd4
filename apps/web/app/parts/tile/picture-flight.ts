import { whenUsed } from '#app/lib/lazy-when-used.tsx'

/**
 * A tile's picture flies to its place on the product's screen (experience.md, Look). The browser's
 * own view transitions hold the new screen back until they have drawn the old one (measured: 130 ms
 * from click to heading); here the screen comes at once and a copy of the picture flies over it.
 */

// Asked for by the press itself it would come after the screen that it opens. Without it the picture
// is simply there.
let flight: typeof import('./fly.ts') | undefined
void whenUsed().then(async () => {
  flight = await import('./fly.ts').catch(() => undefined)
})

/** Notes where a picture is when its tile is opened. */
export const depart = (box: Element | null) => flight?.depart(box)

/** Lets the picture that has departed fly to its new place; a ref callback of that place. */
export const arrive = (target: Element | null) => flight?.arrive(target)
