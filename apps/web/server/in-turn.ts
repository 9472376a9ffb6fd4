/** Does things one after the other, however many are asked for at once. */
export function createTurns() {
  let last: Promise<unknown> = Promise.resolve()
  return <Made>(make: () => Promise<Made>): Promise<Made> => {
    const made = last.then(make)
    last = made.catch(() => undefined)
    return made
  }
}
