import { useId } from 'react'
import type { ChartState } from './chart.ts'
import { type ChartArrow, type ChartLayout, layoutOf } from './chart-layout.ts'

const pathOf = (points: ChartArrow['points']) =>
  points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('')

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
    // biome-ignore format: one attribute a line says no more
    <section aria-label={`${name}, drawn`} tabIndex={0} className="overflow-x-auto rounded-tile border border-hairline bg-raised">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        role="img"
        aria-label={current.length > 0 ? `Now in ${current.join(', ')}` : `The states of ${name}`}
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
    </section>
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
