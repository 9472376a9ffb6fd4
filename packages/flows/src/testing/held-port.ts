import { fromPromise } from 'xstate'

/** A port whose calls wait until the test answers them. */
export function heldPort<Output, Input>() {
  const calls: {
    /** The id of the actor that asks: a machine may ask in several of its states. */
    id: string
    input: Input
    signal: AbortSignal
    resolve: (output: Output) => void
    reject: (error: unknown) => void
  }[] = []
  const logic = fromPromise<Output, Input>(
    ({ input, signal, self: { id } }) =>
      new Promise((resolve, reject) => calls.push({ id, input, signal, resolve, reject })),
  )
  return { logic, calls, last: () => calls.at(-1) }
}

/** Lets every answer that is under way arrive. */
export async function settle() {
  for (let turn = 0; turn < 8; turn++) await Promise.resolve()
}
