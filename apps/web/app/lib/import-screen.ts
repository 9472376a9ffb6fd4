/** An event of the window: a screen's code could not be loaded. Who cancels it sees to the screen. */
export const screenMissing = 'shop:screen-missing'

/**
 * Imports a screen's code for the router (vite/screen-imports.ts puts it there), whose own answer to a
 * module that cannot be loaded is to reload the page: without a line, all that is on it would be lost
 * for a link that a pointer passed over. A page that is used stays instead, and what waits for the
 * code waits (state/recovery/missing-screen.ts).
 */
export async function importScreen(file: string): Promise<unknown> {
  try {
    return await import(/* @vite-ignore */ file)
  } catch (error) {
    if (dispatchEvent(new Event(screenMissing, { cancelable: true }))) throw error
    return new Promise(() => undefined)
  }
}
