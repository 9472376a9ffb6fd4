import { setup } from 'xstate'
import { port } from '../port/index.ts'

/**
 * Tells the server that the shopper is there: at once, then again and again (specification.md
 * section 4).
 */
export const lastSeenMachine = setup({
  types: {
    input: {} as { token: string },
    context: {} as { token: string },
  },
  actors: { ping: port<unknown, { token: string }>('lastSeen.ping') },
  delays: { interval: 600_000 },
}).createMachine({
  id: 'lastSeen',
  context: ({ input }) => input,
  initial: 'present',
  states: {
    present: {
      // The port's answer does not matter: the next ping comes anyway.
      invoke: { src: 'ping', input: ({ context }) => context, onError: {} },
      after: { interval: { target: 'present', reenter: true } },
    },
  },
})
