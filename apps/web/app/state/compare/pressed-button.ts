let pressed: HTMLElement | null = null

/** The button whose press has just put a product into the comparison, while nothing else was done since. */
export const pressedButton = {
  read: (): HTMLElement | null => (pressed?.isConnected ? pressed : null),
  remember(button: HTMLElement) {
    pressed = button
  },
  forget() {
    pressed = null
  },
}
