import { Badge } from '@shop/ui/badge'
import { ArrowEndIcon } from '@shop/ui/icons'
import { VisuallyHidden } from '@shop/ui/visually-hidden'
import { useId } from 'react'
import type { AnyStateMachine } from 'xstate'
import { type ChartState, type ChartWay, chartOf, chartSize } from './chart.ts'
import { DrawnChart } from './drawn-chart.tsx'

export type MachineChartProps = { machine: AnyStateMachine }

/** A machine as its definition says it: every state, and every way between them. */
export function MachineChart({ machine }: MachineChartProps) {
  const prefix = useId()
  const chart = chartOf(machine)
  const { states, ways } = chartSize(chart)
  return (
    <figure dir="ltr" lang="en" className="grid gap-4 text-sm">
      <figcaption className="text-ink-soft">
        {machine.id}: {states} states, {ways} transitions. A thick line is around the first state, a
        double one around the last; a dotted arrow is the way in.
      </figcaption>
      <DrawnChart name={machine.id} chart={chart} />
      <States states={chart.states} prefix={prefix} />
      {chart.ways.length > 0 ? (
        <div className="grid gap-2">
          <p className="font-semibold">In every state</p>
          <Ways ways={chart.ways} prefix={prefix} />
        </div>
      ) : null}
    </figure>
  )
}

function States({ states, prefix }: { states: readonly ChartState[]; prefix: string }) {
  return (
    <ul className="grid items-start gap-3 md:grid-cols-2">
      {states.map((state) => (
        <li
          key={state.id}
          id={`${prefix}${state.id}`}
          className={`grid gap-3 rounded-tile border border-hairline p-4 target:border-primary-strong ${state.states.length > 0 ? 'md:col-span-2' : ''}`}
        >
          <p className="flex flex-wrap items-center gap-2 font-semibold">
            {state.name}
            {state.isFirst ? <Badge>first</Badge> : null}
            {state.isLast ? <Badge>last</Badge> : null}
            {state.isParallel ? <Badge>all of these at once</Badge> : null}
            {state.tags.map((tag) => (
              <Badge key={tag} tone="primary">
                {tag}
              </Badge>
            ))}
          </p>
          {state.waitsFor.length > 0 ? (
            <p className="text-ink-soft">runs {state.waitsFor.join(', ')}</p>
          ) : null}
          {state.ways.length > 0 ? <Ways ways={state.ways} prefix={prefix} /> : null}
          {state.states.length > 0 ? <States states={state.states} prefix={prefix} /> : null}
        </li>
      ))}
    </ul>
  )
}

function Ways({ ways, prefix }: { ways: readonly ChartWay[]; prefix: string }) {
  return (
    <ul className="grid gap-2">
      {ways.map(({ on, when, to, actions }) => (
        <li
          key={`${on} ${when} ${to.map(({ id }) => id)}`}
          className="flex flex-wrap items-center gap-x-2 gap-y-1"
        >
          <code className="rounded-mark bg-tile px-1.5 py-0.5">{on}</code>
          {when ? <span className="text-ink-soft">if {when}</span> : null}
          {to.map(({ id, name }) => (
            <span key={id} className="flex items-center gap-1">
              <ArrowEndIcon aria-hidden="true" className="size-4" />
              <VisuallyHidden>leads to</VisuallyHidden>
              <a
                href={`#${prefix}${id}`}
                // Storybook's frame opens links in the window around it.
                target="_self"
                className="font-medium text-primary-strong underline underline-offset-4"
              >
                {name}
              </a>
            </span>
          ))}
          {to.length === 0 ? (
            <span className="text-ink-muted">{actions.length > 0 ? 'stays' : 'is ignored'}</span>
          ) : null}
          {actions.length > 0 ? <span className="text-ink-muted">{actions.join(', ')}</span> : null}
        </li>
      ))}
    </ul>
  )
}
