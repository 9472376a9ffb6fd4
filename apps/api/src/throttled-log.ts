/** Says what goes wrong with every request in one line, and not again for a minute. */

const aMinute = 60_000
/** More kinds than a server ever knows: what is foreign in them must not fill the memory. */
const most = 100

/** @param kind what is said once; other words of the same kind are left out meanwhile */
export const createThrottledLog = (now = () => performance.now()) => {
  const quietUntil = new Map<string, number>()
  return (kind: string, say: () => void): void => {
    if (now() < (quietUntil.get(kind) ?? Number.NEGATIVE_INFINITY)) return
    if (quietUntil.size >= most) quietUntil.clear()
    quietUntil.set(kind, now() + aMinute)
    say()
  }
}
