import { useSelector } from '@xstate/react'
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'
import { chartOf } from './chart.ts'
import { DrawnChart } from './drawn-chart.tsx'
import { statesIn } from './posed-states.ts'

/** Whether a snapshot is a machine's: an actor may be a promise, too. */
export const isMachine = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot

/** The chart of a running machine with its current states lit, and below it those of the machines that it runs. */
export function LitCharts({ actor }: { actor: AnyActorRef }) {
  const snapshot: unknown = useSelector(actor, (state) => state)
  if (!isMachine(snapshot)) return null
  const { machine, children } = snapshot
  return (
    <>
      <DrawnChart
        name={machine.id}
        chart={chartOf(machine)}
        current={statesIn(machine, snapshot)}
      />
      {Object.values<AnyActorRef | undefined>(children).map((child) =>
        child ? <LitCharts key={child.sessionId} actor={child} /> : null,
      )}
    </>
  )
}
