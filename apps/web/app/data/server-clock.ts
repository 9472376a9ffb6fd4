let offset = Number.NEGATIVE_INFINITY

/**
 * Learns the server's clock from an answer's Date header. An answer out of a cache is older than
 * it looks, never younger: so the largest difference is the nearest to the truth.
 */
export function noteServerTime(response: Response): Response {
  const told = Date.parse(response.headers.get('Date') ?? '')
  // The header counts whole seconds: half of one is the best guess.
  if (!Number.isNaN(told)) offset = Math.max(offset, told + 500 - Date.now())
  return response
}

/** How far the server's clock is ahead of this device's, in milliseconds; 0 until it is known. */
export const serverOffset = (): number => (Number.isFinite(offset) ? offset : 0)
