/** The window's event that a chat's message was refused, wherever the shopper is by now. */
const messageRefused = 'shop:message-refused'

/** @param message the server's */
export const sayRefused = (message: string) =>
  void dispatchEvent(new CustomEvent(messageRefused, { detail: message }))

/** Calls back with the server's message; gives how to stop that. */
export function onRefused(tell: (message: string) => void) {
  const hear = (event: Event) => tell((event as CustomEvent<string>).detail)
  addEventListener(messageRefused, hear)
  return () => removeEventListener(messageRefused, hear)
}
