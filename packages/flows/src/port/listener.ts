import type { AnyActorRef } from 'xstate'

/** The parent; a machine that runs alone, as in a story, tells itself and does not listen. */
export const listener = ({ self }: { self: AnyActorRef }): AnyActorRef => self._parent ?? self
