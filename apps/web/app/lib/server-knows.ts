import type { Capability } from '@shop/contract/capabilities'

/** What the server can do beyond the wire, as the settings of the open page say; null until they are read. */
export const serverKnows: { capabilities: readonly Capability[] | null } = { capabilities: null }
