import { useSelector } from '@xstate/react'
import { type ReactNode, useId } from 'react'
import { userEvent } from 'storybook/test'
import { type AnyActorRef, type AnyStateMachine, createActor, SimulatedClock } from 'xstate'
import type { createStage } from './stage.tsx'
import { allPaths, doesSomething, noteTransitions, report, type Step } from './walk.ts'

/** What somebody can do to a running view: the shopper, the server, the time. */
export interface Hands {
  user: ReturnType<typeof userEvent.setup>
  clock: SimulatedClock
  actor: AnyActorRef
}

export interface ViewWalk<Snapshot> {
  name: string
  /** With its ports filled by servers that wait. */
  machine: AnyStateMachine
  input?: unknown
  /** All that can happen: by the shopper, the server or the time. */
  events: Parameters<typeof allPaths>[1]['events']
  /** What tells two states apart. */
  keyOf: (state: Snapshot) => string
  /** Where regions multiply the paths beyond number: the shortest one to each state only. */
  shortest?: boolean
  /** Only what happens in this state; the way to it is the shortest. */
  from?: string
  /** Transitions that another walk takes. */
  elsewhere?: RegExp
  view: (snapshot: Snapshot, actor: AnyActorRef) => ReactNode
  /** Does it, through what is seen and by its name; nothing where the view offers no way. */
  act: (event: { type: string }, hands: Hands) => unknown
  /** What is to be seen in a state, and what is seen. */
  expected: (snapshot: Snapshot) => unknown
  actual: () => unknown
}

/** Paths that are the beginning of no other: walking these walks them all. */
function wholePaths(paths: readonly Step[][]): Step[][] {
  const named = paths.map((steps) => ({
    steps,
    name: `${steps.map(({ event }) => JSON.stringify(event)).join('\n')}\n`,
  }))
  const sorted = named.toSorted((one, other) => (one.name < other.name ? -1 : 1))
  return sorted
    .filter(({ name }, at) => !sorted[at + 1]?.name.startsWith(name))
    .map(({ steps }) => steps)
}

const isBroken = (path: readonly Step[]) =>
  path.some(({ state }) => (state as { status: string }).status === 'error')

/** What a state ignores no view offers; that the machine would ignore it is for its own tests. */
function doesSomethingAtEnd(path: readonly Step[]) {
  const [before, last] = path.slice(-2)
  const { can } = (before?.state ?? {}) as { can?: (event: Step['event']) => boolean }
  return Boolean(last && can?.call(before?.state, last.event))
}

/** Every event in every state once, whatever the state holds. */
function oncePerState(edges: readonly Step[][]) {
  const named = edges.map((path): [string, Step[]] => {
    const [before, last] = path.slice(-2)
    const { value } = (before?.state ?? {}) as { value?: unknown }
    return [JSON.stringify([value, last?.event]), path]
  })
  return [...new Map(named.toReversed()).values()]
}

const turns = 500

/** Waits for React, not for the clock. */
async function agree(difference: () => string | null) {
  for (let turn = 0; turn < turns; turn++) {
    if (difference() === null) return null
    await new Promise((resolve) => setTimeout(resolve))
  }
  return difference()
}

function Run<Snapshot>({ actor, view }: { actor: AnyActorRef; view: ViewWalk<Snapshot>['view'] }) {
  return view(
    useSelector(actor, (state) => state as Snapshot),
    actor,
  )
}

/**
 * Walks every path of a machine through its view: each event is brought about by pressing and typing
 * (or by the server, or the time), and after each the view shows what the machine's model says.
 */
export async function walkView<Snapshot>(
  {
    name,
    machine,
    input,
    events,
    keyOf,
    shortest,
    from,
    elsewhere,
    view,
    act,
    expected,
    actual: seen,
  }: ViewWalk<Snapshot>,
  { show }: ReturnType<typeof createStage>,
) {
  const all = allPaths(machine, {
    input,
    events,
    keyOf: (state: Snapshot & { status: string }) => `${state.status} ${keyOf(state)}`,
    shortest,
  })
  const paths = {
    simple: all.simple.filter((path) => !isBroken(path)),
    edges: oncePerState(all.edges.filter((path) => !isBroken(path) && doesSomethingAtEnd(path))),
  }
  const isFrom = (path: readonly Step[]) =>
    (path.at(-2)?.state as { value?: unknown } | undefined)?.value === from
  const whole = wholePaths(from ? paths.edges.filter(isFrom) : [...paths.simple, ...paths.edges])
  const notes = noteTransitions()
  for (const [at, path] of whole.entries()) {
    const clock = new SimulatedClock()
    const actor = createActor(machine, { input, clock, inspect: notes.inspect }).start()
    show(<Run key={at} actor={actor} view={view} />)
    const hands = { user: userEvent.setup({ delay: null }), clock, actor }
    const done: string[] = []
    for (const { event, state } of path) {
      if (event.type !== 'xstate.init') await act(event, hands)
      done.push(event.type)
      const model = state as Snapshot
      const should = JSON.stringify([keyOf(model), expected(model)])
      const difference = await agree(() => {
        const is = JSON.stringify([keyOf(actor.getSnapshot() as Snapshot), seen()])
        return is === should ? null : `${is}\ninstead of ${should}`
      })
      if (difference) throw new Error(`${name}, after ${done.join(', ')}:\n${difference}`)
    }
    actor.stop()
  }
  const missed = notes.missedOf(
    machine,
    (way) => doesSomething(way) && (!from || way.source.key === from),
  )
  const never = missed.filter((way) => !elsewhere?.test(way))
  if (never.length > 0) throw new Error(`${name}: never taken: ${never.join('; ')}`)
  const steps = whole.reduce((sum, path) => sum + path.length - 1, 0)
  show(<Walked text={`${report(name, machine, paths)}: ${whole.length} runs of ${steps} steps`} />)
}

function Walked({ text }: { text: string }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>Walked</h2>
      <p>{text}</p>
    </section>
  )
}
