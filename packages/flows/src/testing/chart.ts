import type { AnyStateMachine, AnyStateNode } from 'xstate'

/** One way out of a state, in words. */
export interface ChartWay {
  /** What happens: `submit`, `verifyCode is done`, `after second`, `at once`. */
  on: string
  /** What must be so: `isComplete`. */
  when: string | null
  /** The states that it leads to, by id; none where it stays. */
  to: readonly { id: string; name: string }[]
  /** What is done on the way. */
  actions: readonly string[]
}

export interface ChartState {
  id: string
  name: string
  isFirst: boolean
  isLast: boolean
  /** Its states are regions that all hold at once. */
  isParallel: boolean
  tags: readonly string[]
  /** Whom it waits for. */
  waitsFor: readonly string[]
  ways: readonly ChartWay[]
  states: readonly ChartState[]
}

const nameOf = (part: unknown): string => {
  if (typeof part === 'string') return part
  if (typeof part === 'function') {
    // `not` and its like carry what they are about.
    const { guards = [] } = part as { guards?: readonly unknown[] }
    return [part.name, ...guards.map(nameOf)].join(' ').trim()
  }
  const { type } = (part ?? {}) as { type?: unknown }
  return typeof type === 'string' ? type : ''
}

const answers: Record<string, string> = { done: 'is done', error: 'fails' }

/** An event as somebody would say it. */
function eventName(type: string, node: AnyStateNode): string {
  const [, kind = '', of] = /^xstate\.(done|error)\.(actor|state)\./.exec(type) ?? []
  if (of === 'state') return 'its last state is reached'
  if (of === 'actor') {
    const invoked = node.invoke.find(({ id }) => type.endsWith(id))
    return `${nameOf(invoked?.src) || 'what it waits for'} ${answers[kind]}`
  }
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(type) ?? []
  if (delay) return `after ${delay}`
  if (type === '*') return 'anything else'
  return type || 'at once'
}

const waysOf = (node: AnyStateNode): ChartWay[] =>
  [...node.transitions.values(), node.always ?? []].flat().map((way) => ({
    on: eventName(way.eventType, node),
    when: way.guard ? nameOf(way.guard) : null,
    to: (way.target ?? []).map(({ id, key }) => ({ id, name: key })),
    actions: way.actions.map(nameOf).filter(Boolean),
  }))

const firstOf = (node: AnyStateNode) => node.initial.target.map(({ id }: AnyStateNode) => id)

const stateOf = (node: AnyStateNode): ChartState => ({
  id: node.id,
  name: node.key,
  isFirst: node.parent?.type === 'compound' && firstOf(node.parent).includes(node.id),
  isLast: node.type === 'final',
  isParallel: node.type === 'parallel',
  tags: node.tags,
  waitsFor: node.invoke.map(({ src }) => nameOf(src)).filter(Boolean),
  ways: waysOf(node),
  states: Object.values(node.states).map(stateOf),
})

/** A machine's definition as a tree of states and the ways between them. */
export const chartOf = (machine: AnyStateMachine): ChartState => stateOf(machine.root)

/** How many states hold no others, and how many ways there are. */
export function chartSize(chart: ChartState): { states: number; ways: number } {
  const below = chart.states.map(chartSize)
  return {
    states: chart.states.length === 0 ? 1 : below.reduce((sum, { states }) => sum + states, 0),
    ways: chart.ways.length + below.reduce((sum, { ways }) => sum + ways, 0),
  }
}
