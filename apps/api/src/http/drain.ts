import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'

/**
 * Watches what a server is at; the returned call has it take nothing new, and ends when it is done
 * with the rest, or out of patience: then it cuts that off. WebSockets are their owner's to close.
 *
 * @returns with how many requests were cut off
 */
export const watchRequests = (server: Server): ((patience: number) => Promise<number>) => {
  const underWay = new Map<Socket, Set<ServerResponse>>()
  let isDraining = false

  /**
   * A browser opens connections ahead and keeps them: nobody waits on those. What arrives on one after all is
   * not read: it would be done, and its answer could not be sent.
   */
  const dropIdle = () => {
    for (const [socket, answers] of underWay) if (answers.size === 0) socket.destroySoon()
  }
  server.on('connection', (socket: Socket) => {
    underWay.set(socket, new Set())
    socket.once('close', () => underWay.delete(socket))
  })
  server.on('upgrade', ({ socket }) => underWay.delete(socket))
  server.prependListener('request', ({ socket }, answer) => {
    underWay.get(socket)?.add(answer)
    answer.shouldKeepAlive &&= !isDraining
    answer.once('close', () => {
      underWay.get(socket)?.delete(answer)
      if (isDraining) dropIdle()
    })
  })

  return async (patience) => {
    isDraining = true
    const answers = () => [...underWay.values()].flatMap((some) => [...some])
    for (const answer of answers()) answer.shouldKeepAlive = false
    const closed = new Promise<void>((resolve) => {
      server.close(() => resolve())
    })
    // What has arrived already is read in the turns to come.
    await turn()
    await turn()
    dropIdle()
    await Promise.race([closed, wait(patience, undefined, { ref: false })])
    const cutOff = answers().length
    server.closeAllConnections()
    return cutOff
  }
}
