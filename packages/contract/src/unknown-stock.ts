/** Pieces that a server which does not say how many it has may be asked for; it refuses what it lacks. */
export const unknownStock = 999
