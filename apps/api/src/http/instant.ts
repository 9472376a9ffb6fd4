/** A moment with microseconds, as the wire has those of orders and messages (wire.md 1.5). */
export const microseconds = (at: Date): string => at.toISOString().replace('Z', '000Z')

/** A moment to the second without its zone, UTC, as the wire has those of flash sales and tokens. */
export const withoutZone = (at: Date): string => at.toISOString().slice(0, 19).replace('T', ' ')
