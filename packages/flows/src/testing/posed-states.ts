import { type AnyMachineSnapshot, type AnyStateMachine, getStateNodes, type Snapshot } from 'xstate'
import { type ChartState, chartOf } from './chart.ts'

/** The ids of the states that hold in a snapshot, from the outermost in; the machine itself is none. */
export const statesIn = (machine: AnyStateMachine, { value }: AnyMachineSnapshot): string[] =>
  getStateNodes(machine.root, value).flatMap(({ id, parent }) => (parent ? id : []))

/** One that is left as it is entered: no snapshot ever shows it. */
const isPassing = ({ ways }: ChartState) =>
  ways.some(({ on, when }) => on === 'at once' && when === null)

const inmost = (state: ChartState): string[] => {
  if (state.states.length > 0) return state.states.flatMap(inmost)
  return isPassing(state) ? [] : [state.id]
}

/** The states that no pose holds: nobody can jump to them, or sees them in the gallery. */
export function unposedStates(
  machine: AnyStateMachine,
  poses: Readonly<Record<string, Snapshot<unknown>>>,
): string[] {
  const posed = new Set(
    Object.values(poses).flatMap((pose) => statesIn(machine, pose as AnyMachineSnapshot)),
  )
  return inmost(chartOf(machine)).filter((state) => !posed.has(state))
}
