import { once } from 'node:events'
import type { Socket } from 'node:net'
import type { HttpBindings, serve } from '@hono/node-server'

type Fetch = Parameters<typeof serve>[0]['fetch']

/** Requests that may lie behind the one that a connection is answered. No browser sends any (pipelining). */
const behind = 2

interface Line {
  waiting: number
  readonly closed: Promise<unknown>
}

/**
 * Answers the requests of a connection one after the other. Node hands on all that have come, and keeps whole
 * what is answered behind an answer that nobody reads: two hundred requests for a film, in 20 kB, would
 * fill the memory.
 */
export const inOrder = (fetch: Fetch): Fetch => {
  const lines = new WeakMap<Socket, Line>()
  return async (request, env) => {
    const { incoming, outgoing } = env as HttpBindings
    // It is given the connection when those before it are done.
    if (outgoing.socket !== null) return fetch(request, env)
    const { socket } = incoming
    const line = lines.get(socket) ?? { waiting: 0, closed: once(socket, 'close') }
    lines.set(socket, line)
    if (line.waiting >= behind) {
      socket.destroy()
      return new Response(null, { status: 503 })
    }
    line.waiting += 1
    await Promise.race([once(outgoing, 'socket'), line.closed])
    line.waiting -= 1
    return socket.destroyed ? new Response(null, { status: 400 }) : fetch(request, env)
  }
}
