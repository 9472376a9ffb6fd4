import type { AnyStateMachine, AnyStateNode, InspectionEvent } from 'xstate'
import { getAdjacencyMap, getShortestPaths, getSimplePaths } from 'xstate/graph'
import { settle } from './held-port.ts'

const below = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(below),
]

/** The states that hold no others. */
const leavesOf = (machine: AnyStateMachine) =>
  below(machine.root).filter(({ states }) => Object.keys(states).length === 0)

type Transition = ReturnType<typeof declaredTransitions>[number]['transition']

/** Not one that only says what a state ignores. */
export const doesSomething = ({ target, actions }: Transition) =>
  Boolean(target) || actions.length > 0

/** Every transition that a chart declares. */
function declaredTransitions(machine: AnyStateMachine) {
  return below(machine.root).flatMap((node) =>
    [...node.transitions.values()].flat().map((transition, index) => ({
      transition,
      name: `${node.id} on ${transition.eventType} (${index + 1})`,
    })),
  )
}

/** Notes which transitions running actors take. */
export function noteTransitions() {
  const taken = new Set<unknown>()
  const inspect = (event: InspectionEvent) => {
    if (event.type !== '@xstate.microstep') return
    for (const transition of event._transitions) taken.add(transition)
  }
  return {
    inspect,
    missedOf: (machine: AnyStateMachine, counts = (_: Transition) => true) =>
      declaredTransitions(machine)
        .filter(({ transition }) => counts(transition) && !taken.has(transition))
        .map(({ name }) => name),
  }
}

/** Samples of every event that a machine declares: what is added to it does not compile until a walk sends it. */
export type Samples<Event extends { type: string }> = {
  readonly [Type in Event['type']]: readonly [
    Extract<Event, { type: Type }>,
    ...Extract<Event, { type: Type }>[],
  ]
}

export interface Step {
  event: { type: string }
  state: unknown
}

/**
 * All simple paths of a machine, and every event in every state (a simple path never stays where
 * it is, so it would leave out what a state ignores).
 */
export function allPaths(
  machine: AnyStateMachine,
  options: {
    input?: unknown
    /** All, or those that can happen in a state. */
    events: readonly { type: string }[] | ((state: never) => readonly { type: string }[])
    keyOf: (state: never) => string
    /** Where regions multiply the paths beyond number: the shortest one to each state only. */
    shortest?: boolean
  },
) {
  const traversal = {
    input: options.input,
    events: options.events as never,
    serializeState: (state: unknown) => options.keyOf(state as never),
    stopWhen: ({ status }: { status: string }) => status !== 'active',
  }
  const map = getAdjacencyMap(machine, traversal)
  const shortest = getShortestPaths(machine, traversal)
  const walked = options.shortest ? shortest : getSimplePaths(machine, traversal)
  const simple: Step[][] = walked.map(({ steps }) => steps)
  const edges = shortest.flatMap(({ steps, state }): Step[][] =>
    Object.values(map[options.keyOf(state as never) as keyof typeof map]?.transitions ?? {}).map(
      (step) => [...steps, step],
    ),
  )
  return { simple, edges, all: [...simple, ...edges] }
}

/** Plays a path on a running actor and compares the state after every step. */
export async function walk(
  steps: readonly Step[],
  play: (event: Step['event']) => unknown,
  stateOf: () => string,
  expected: (state: never) => string,
) {
  const reached: string[] = []
  for (const { event, state } of steps) {
    if (event.type !== 'xstate.init') await play(event)
    await settle()
    reached.push(event.type)
    const [is, should] = [stateOf(), expected(state as never)]
    if (is !== should) throw new Error(`After ${reached.join(', ')}: ${is} instead of ${should}`)
  }
}

type Paths = ReturnType<typeof allPaths>

/** The states, by value, that the paths reach. */
export const reachedBy = ({ all }: Paths) =>
  [...new Set(all.flat().map(({ state }) => String((state as { value: unknown }).value)))].sort()

/** One line for the record. */
export const report = (
  name: string,
  machine: AnyStateMachine,
  { simple, edges }: Pick<Paths, 'simple' | 'edges'>,
) =>
  `${name}: ${leavesOf(machine).length} states, ${declaredTransitions(machine).length} transitions; walked ${simple.length} paths and ${edges.length} events in states`
