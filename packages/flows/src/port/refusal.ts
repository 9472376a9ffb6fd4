import { type Problem, problemOf } from './problem.ts'

/** What a machine's listener is told about a refusal. */
export type RefusedEvent = { type: 'refused'; problem: Problem }

export interface Failure {
  error: unknown
}

/** For `assign`: the view shows why. */
export const problemOfFailure = (_: unknown, { error }: Failure) => ({ problem: problemOf(error) })

/** For `sendTo` and `emit`. */
export const refusalOfFailure = (_: unknown, { error }: Failure): RefusedEvent => ({
  type: 'refused',
  problem: problemOf(error),
})

const failure = ({ event }: { event: Failure }) => event

/** What a machine does when the server has refused; its `setup` has both actions. */
export const refused = [
  { type: 'rememberProblem', params: failure },
  { type: 'reportRefusal', params: failure },
] as const
