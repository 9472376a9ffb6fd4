/** Single flight through a gate: however many ask for one thing, it is made once, in the turn of whoever comes first. */
import { type Gate, HungUp, TooBusy, WaitedTooLong } from './gate.ts'

/** Who asks for what may have to be made. */
export interface FlightAsker {
  readonly address: string
  /** That they have hung up. */
  readonly signal?: AbortSignal
}

interface Flight<Made> {
  /** Settles when it is made, in whoever's turn. */
  readonly made: PromiseWithResolvers<Made>
  /** That it is made: all others who wait leave the queue with it. */
  readonly over: AbortController
  /** Begun in a turn; the others whose turn comes meanwhile take it. */
  making: Promise<Made> | undefined
  askers: number
  /** Those of them who wait for the others. */
  joined: number
}

/**
 * Each asker waits in the gate for their own turn: behind what others had asked for before, one would pay for
 * whoever had asked first. What somebody's turn has begun is waited for without a place in the queue.
 */
export const createFlights = <Made>(gate: Gate) => {
  const flights = new Map<string, Flight<Made>>()

  const begin = (): Flight<Made> => {
    const made = Promise.withResolvers<Made>()
    // Whoever waits for it hears of a failure.
    made.promise.catch(() => undefined)
    return { made, over: new AbortController(), making: undefined, askers: 0, joined: 0 }
  }
  /** Who asks from now on begins another. */
  const land = (name: string, flight: Flight<Made>) => {
    if (flights.get(name) === flight) flights.delete(name)
  }
  const make = async (name: string, flight: Flight<Made>, work: () => Promise<Made>) => {
    try {
      flight.made.resolve(await work())
    } catch (error) {
      flight.made.reject(error)
    }
    land(name, flight)
    flight.over.abort()
    return flight.made.promise
  }
  /** Whether what has no place in the queue comes all the same: it is being made, or others will have it made. */
  const comes = ({ making, askers, joined }: Flight<Made>, error: TooBusy) =>
    making !== undefined || (!(error instanceof WaitedTooLong) && askers > joined + 1)

  return async (name: string, work: () => Promise<Made>, { address, signal }: FlightAsker) => {
    const flight = flights.get(name) ?? begin()
    if (flight.making) return flight.made.promise
    flights.set(name, flight)
    flight.askers += 1
    const leaving = signal ? AbortSignal.any([signal, flight.over.signal]) : flight.over.signal
    const take = () => (flight.making ??= make(name, flight, work))
    try {
      return await gate(address, take, leaving)
    } catch (error) {
      const isMade = error instanceof HungUp && flight.over.signal.aborted
      const isJoined = error instanceof TooBusy && comes(flight, error)
      if (!isMade && !isJoined) throw error
      if (isJoined) flight.joined += 1
      return await flight.made.promise.finally(() => {
        if (isJoined) flight.joined -= 1
      })
    } finally {
      flight.askers -= 1
      // Nobody is left who would make it.
      if (flight.askers === flight.joined) {
        land(name, flight)
        flight.made.reject(new TooBusy())
      }
    }
  }
}
