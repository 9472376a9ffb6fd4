import { type EventObject, fromCallback, fromPromise, type NonReducibleUnknown } from 'xstate'

const missing = (name: string) => new Error(`Flow actor "${name}" was not provided.`)

/** A typed hole in a machine for something that answers once. The app fills it with `provide`. */
export const port = <Output, Input>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(missing(name)))

/** A typed hole for something that keeps telling. */
export const listenerPort = <Event extends EventObject, Input = NonReducibleUnknown>(
  name: string,
) =>
  fromCallback<Event, Input>(() => {
    throw missing(name)
  })

/** A typed hole for an effect that is done at once. */
export const actionPort =
  <Params = undefined>(name: string) =>
  (_: unknown, _params: Params) => {
    throw missing(name)
  }
