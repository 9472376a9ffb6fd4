import { ScrollArea } from '@shop/ui/scroll-area'
import { useId } from 'react'
import type { ChartState } from './chart.ts'
import { type ChartArrow, type ChartLayout, layoutOf } from './chart-layout.ts'

type Point = ChartArrow['points'][number]
const between = (one: Point, other: Point) => `${(one.x + other.x) / 2} ${(one.y + other.y) / 2}`

/** From the first point to the last, bent towards those between. */
const pathOf = ([first = { x: 0, y: 0 }, ...rest]: ChartArrow['points']) => {
  const bends = rest.slice(0, -1).map((point, at) => {
    const next = rest[at + 1] ?? point
    return `Q${point.x} ${point.y} ${at === rest.length - 2 ? `${next.x} ${next.y}` : between(point, next)}`
  })
  const [last = first] = rest.slice(-1)
  return `M${first.x} ${first.y}${bends.join('')}${bends.length > 0 ? '' : `L${last.x} ${last.y}`}`
}

/** Without the states that hold because one inside them does. */
const inmost = (states: readonly string[]) =>
  states.filter((state) => !states.some((other) => other.startsWith(`${state}.`)))

export interface DrawnChartProps {
  name: string
  chart: ChartState
  /** The ids of the states that hold right now: they are lit. */
  current?: readonly string[]
}

/** A machine as boxes and arrows; what is said in words beside it says all of it, too. */
export function DrawnChart({ name, chart, current = [] }: DrawnChartProps) {
  const { width, height, states, frames, arrows } = layoutOf(chart)
  return (
    <ScrollArea
      label={`${name}, drawn`}
      orientation="horizontal"
      className="rounded-tile border border-hairline bg-raised"
    >
      <svg
        viewBox={`0 0 ${width} ${height}`}
        // A large one is drawn smaller before it scrolls.
        style={{ width: '100%', maxWidth: width, minWidth: width * 0.6 }}
        role="img"
        aria-label={
          current.length > 0 ? `Now in ${inmost(current).join(', ')}` : `The states of ${name}`
        }
        className="text-xs"
      >
        {frames.map((frame) => (
          <Frame key={frame.id} frame={frame} isCurrent={current.includes(frame.id)} />
        ))}
        <Arrows arrows={arrows} />
        {states.map((state) => (
          <State key={state.id} state={state} isCurrent={current.includes(state.id)} />
        ))}
      </svg>
    </ScrollArea>
  )
}

const Frame = ({
  frame: { x, y, width, height },
  isCurrent,
}: {
  frame: ChartLayout['frames'][number]
  isCurrent: boolean
}) => (
  <rect
    x={x}
    y={y}
    width={width}
    height={height}
    rx={12}
    className={`fill-tile/40 ${isCurrent ? 'stroke-primary-strong' : 'stroke-hairline'}`}
  />
)

function Arrows({ arrows }: { arrows: ChartLayout['arrows'] }) {
  const head = useId()
  return (
    <g>
      <defs>
        <marker id={head} markerWidth="8" markerHeight="8" refX="7" refY="4" orient="auto">
          <path d="M0 0 8 4 0 8Z" className="fill-ink-soft" />
        </marker>
      </defs>
      {arrows.map(({ from, to, labels, points, label }) => (
        <g key={`${from} ${to}`}>
          <path
            d={pathOf(points)}
            markerEnd={`url(#${head})`}
            // The way in: nothing happens on it.
            strokeDasharray={labels.length === 0 ? '2 3' : undefined}
            className="fill-none stroke-ink-soft"
          />
          <text
            textAnchor="middle"
            className="fill-ink stroke-4 stroke-raised [paint-order:stroke]"
          >
            {labels.map((one, at) => (
              <tspan key={one} x={label.x} y={label.y + (at - (labels.length - 1) / 2) * 16 + 4}>
                {one}
              </tspan>
            ))}
          </text>
        </g>
      ))}
    </g>
  )
}

const State = ({
  state: { name, x, y, width, height, isFirst, isLast },
  isCurrent,
}: {
  state: ChartLayout['states'][number]
  isCurrent: boolean
}) => (
  <g>
    <rect
      x={x}
      y={y}
      width={width}
      height={height}
      rx={height / 2}
      strokeWidth={isFirst || isLast ? 2.5 : 1}
      className={isCurrent ? 'fill-primary stroke-primary-strong' : 'fill-raised stroke-ink-soft'}
    />
    {isLast ? (
      <rect
        x={x + 4}
        y={y + 4}
        width={width - 8}
        height={height - 8}
        rx={height / 2 - 4}
        className="fill-none stroke-ink-soft"
      />
    ) : null}
    <text
      x={x + width / 2}
      y={y + height / 2 + 4}
      textAnchor="middle"
      className={`font-semibold ${isCurrent ? 'fill-on-primary' : 'fill-ink'}`}
    >
      {name}
    </text>
  </g>
)
