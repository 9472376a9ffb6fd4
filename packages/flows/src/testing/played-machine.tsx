import { cn } from '@shop/ui/cn'
import { Select } from '@shop/ui/select'
import { useActorRef, useSelector } from '@xstate/react'
import { type ReactNode, useState } from 'react'
import type {
  ActorRefFrom,
  AnyActorRef,
  AnyStateMachine,
  InputFrom,
  InspectionEvent,
  Snapshot,
  SnapshotFrom,
} from 'xstate'
import { isMachine, LitCharts } from './lit-charts.tsx'
import { unposedStates } from './posed-states.ts'

interface Played<Machine extends AnyStateMachine> {
  /** With its ports filled. */
  machine: Machine
  input?: InputFrom<Machine>
  /** States to begin in, by their names; of a machine with children as it is persisted. */
  poses: Readonly<Record<string, Snapshot<unknown>>>
  view: (snapshot: SnapshotFrom<Machine>, actor: ActorRefFrom<Machine>) => ReactNode
  /** A view that is a page of its own stands over the chart. */
  isWide?: boolean
}

/** Only a machine that can begin with nothing needs no input. */
export type PlayedMachineProps<Machine extends AnyStateMachine> = Played<Machine> &
  (undefined extends InputFrom<Machine> ? object : { input: InputFrom<Machine> })

/**
 * A machine that runs under its view: its chart with the current state lit, and those of the machines that it runs
 * itself; the events so far, a jump to any state. A state that no pose holds would be one to which nobody can jump.
 */
export function PlayedMachine<Machine extends AnyStateMachine>(props: PlayedMachineProps<Machine>) {
  const played: Played<Machine> = props
  const unposed = unposedStates(played.machine, played.poses)
  if (unposed.length > 0) throw new Error(`No pose holds ${unposed.join(', ')}`)
  const [begun, begin] = useState({ pose: '', turn: 0 })
  return (
    <div
      className={cn(
        'grid grid-cols-1 items-start gap-8 text-sm',
        !props.isWide && 'lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]',
      )}
    >
      <Run key={begun.turn} pose={begun.pose} {...played}>
        <Select
          aria-label="Jump to"
          value={begun.pose}
          onValueChange={(pose) => begin(({ turn }) => ({ pose, turn: turn + 1 }))}
          placeholder="Jump to a state"
          options={Object.keys(played.poses).map((name) => ({ value: name, label: name }))}
        />
      </Run>
    </div>
  )
}

/** What happens to a machine, with whose it is where it is not the played one; null for what changes nothing. */
function eventIn(noted: InspectionEvent): string | null {
  if (noted.type !== '@xstate.event') return null
  const { actorRef, event, rootId } = noted
  const snapshot: unknown = actorRef.getSnapshot()
  // A view may send what the state does not take at each render.
  if (!isMachine(snapshot) || !snapshot.can(event)) return null
  return actorRef.sessionId === rootId ? event.type : `${snapshot.machine.id}: ${event.type}`
}

function Run<Machine extends AnyStateMachine>({
  machine,
  input,
  poses,
  pose,
  view,
  children,
}: Played<Machine> & { pose: string; children: ReactNode }) {
  const [events, setEvents] = useState<readonly { at: number; type: string }[]>([])
  const actor = useActorRef(machine as AnyStateMachine, {
    input,
    snapshot: poses[pose],
    inspect: (noted) => {
      const type = eventIn(noted)
      if (type) setEvents((before) => [...before, { at: before.length, type }])
    },
  }) as ActorRefFrom<Machine>
  const snapshot = useSelector(actor, (state) => state as SnapshotFrom<Machine>)
  return (
    <>
      <div className="grid gap-6">{view(snapshot, actor)}</div>
      <div dir="ltr" lang="en" className="grid gap-4">
        {children}
        <LitCharts actor={actor as AnyActorRef} />
        <p className="font-semibold">Events so far</p>
        <ol className="list-decimal ps-6">
          {events.map(({ at, type }) => (
            <li key={at}>{type}</li>
          ))}
        </ol>
      </div>
    </>
  )
}
