/** Single flight for pictures: however many ask for one, it is drawn once, and in the turn of whoever comes first. */
import { type Gate, HungUp, TooBusy } from '../limits/gate.ts'
import type { PictureAsker } from './types.ts'

interface Flight<Made> {
  /** Settles when it is drawn, in whoever's turn. */
  readonly drawn: PromiseWithResolvers<Made>
  /** That it is drawn: all others who wait leave the queue with it. */
  readonly over: AbortController
  /** Begun in a turn; the others whose turn comes meanwhile take it. */
  making: Promise<Made> | undefined
  askers: number
  /** Those of them who wait for the others. */
  joined: number
}

/**
 * Each asker waits in the gate for their own turn: behind what others had asked for before, one would pay for
 * whoever had asked first.
 */
export const createFlights = <Made>(gate: Gate) => {
  const flights = new Map<string, Flight<Made>>()

  const begin = (): Flight<Made> => {
    const drawn = Promise.withResolvers<Made>()
    // Whoever waits for it hears of a failure.
    drawn.promise.catch(() => undefined)
    return { drawn, over: new AbortController(), making: undefined, askers: 0, joined: 0 }
  }
  const make = async (flight: Flight<Made>, draw: () => Promise<Made>) => {
    try {
      flight.drawn.resolve(await draw())
    } catch (error) {
      flight.drawn.reject(error)
    }
    flight.over.abort()
    return flight.drawn.promise
  }

  return async (name: string, draw: () => Promise<Made>, { address, signal }: PictureAsker) => {
    const flight = flights.get(name) ?? begin()
    flights.set(name, flight)
    flight.askers += 1
    const leaving = signal ? AbortSignal.any([signal, flight.over.signal]) : flight.over.signal
    const take = () => (flight.making ??= make(flight, draw))
    try {
      return await gate(address, take, leaving)
    } catch (error) {
      const isDrawn = error instanceof HungUp && flight.over.signal.aborted
      // There is no room for one more who waits, and another one waits already.
      const isJoined = error instanceof TooBusy && flight.askers > flight.joined + 1
      if (!isDrawn && !isJoined) throw error
      if (isJoined) flight.joined += 1
      return await flight.drawn.promise.finally(() => {
        if (isJoined) flight.joined -= 1
      })
    } finally {
      flight.askers -= 1
      const isOver = flight.over.signal.aborted
      // Nobody is left who would draw it.
      if (flight.askers === flight.joined) flight.drawn.reject(new TooBusy())
      if (flights.get(name) === flight && (isOver || flight.askers === 0)) flights.delete(name)
    }
  }
}
