import { expect } from 'vitest'
import { type AnyStateMachine, createActor } from 'xstate'
import { type Problem, ProblemError } from '../port/index.ts'
import { allPaths, noteTransitions, reachedBy, report, walk } from './walk.ts'

interface FormWalk<Output> {
  name: string
  /** With its `submit` filled by `server`. */
  machine: AnyStateMachine
  server: {
    last(): { resolve(output: Output): void; reject(error: unknown): void } | undefined
  }
  input?: unknown
  /** All that the shopper can do. */
  events: readonly { type: string }[]
  /** What the server answers. */
  output: Output
  problem: Problem
  /** The poses that must be reachable, and no others. */
  poses: readonly string[]
}

const keyOf = (state: {
  value: unknown
  context: { form: unknown; problem: Problem | null }
}): string => {
  const { form, problem } = state.context
  return JSON.stringify([state.value, form, problem && Object.keys(problem.errors)])
}

/** Walks every path of a dialog's machine on running actors, and counts what was walked. */
export async function walkForm<Output>({
  name,
  machine,
  server,
  input,
  events,
  output,
  problem,
  poses,
}: FormWalk<Output>) {
  const answers = [
    { type: `xstate.done.actor.0.${machine.id}.submitting`, output },
    { type: `xstate.error.actor.0.${machine.id}.submitting`, error: new ProblemError(problem) },
  ]
  const known = [...new Set([...events, ...answers].map(({ type }) => type))]
  expect(known.sort()).toEqual(machine.events.map(String).sort())

  const paths = allPaths(machine, { input, events: [...events, ...answers], keyOf })
  expect(reachedBy(paths)).toEqual([...poses].sort())

  const notes = noteTransitions()
  for (const path of paths.all) {
    const actor = createActor(machine, { input, inspect: notes.inspect }).start()
    await walk(
      path,
      (event) => {
        if (event.type.startsWith('xstate.done')) server.last()?.resolve(output)
        else if (event.type.startsWith('xstate.error'))
          server.last()?.reject(new ProblemError(problem))
        else actor.send(event)
      },
      () => keyOf(actor.getSnapshot()),
      keyOf,
    )
    actor.stop()
  }
  expect(notes.missedOf(machine)).toEqual([])
  console.info(report(name, machine, paths))
}
