import { Graph, layout } from '@dagrejs/dagre'
import type { ChartState } from './chart.ts'

/** A state as a box; one that holds others is drawn around them, and its own box is their head. */
export interface ChartBox {
  id: string
  name: string
  x: number
  y: number
  width: number
  height: number
}

export interface ChartArrow {
  from: string
  to: string
  /** What leads along it, a line each. */
  labels: readonly string[]
  points: readonly { x: number; y: number }[]
  /** The middle of its labels. */
  label: { x: number; y: number }
}

export interface ChartLayout {
  width: number
  height: number
  states: readonly (ChartBox & Pick<ChartState, 'isFirst' | 'isLast'>)[]
  /** States that hold others, the outermost first. */
  frames: readonly ChartBox[]
  arrows: readonly ChartArrow[]
}

/** Sizes in px, of a text of 12 px. */
const line = 16
const letter = 6.6
const widthOf = (texts: readonly string[]) =>
  Math.max(...texts.map(({ length }) => length)) * letter
const box = { height: 32, padding: 24 }

const everyState = (state: ChartState): ChartState[] =>
  state.states.flatMap((one) => [one, ...everyState(one)])

/** The ways between states that lead somewhere else, those of one direction together. */
function arrowsOf(states: readonly ChartState[]) {
  const arrows = new Map<string, { from: string; to: string; labels: string[] }>()
  const add = (from: string, to: string, label: string) => {
    const key = `${from} ${to}`
    const arrow = arrows.get(key) ?? { from, to, labels: [] }
    if (label) arrow.labels.push(label)
    arrows.set(key, arrow)
  }
  for (const { id, ways, states: inner, isParallel } of states) {
    for (const { on, when, to } of ways)
      for (const target of to)
        if (target.id !== id) add(id, target.id, when ? `${on} [${when}]` : on)
    for (const one of inner) if (isParallel || one.isFirst) add(id, one.id, '')
  }
  return [...arrows.values()]
}

/** Where everything of a chart stands: layers from the first state down (Sugiyama's method, by dagre). */
export function layoutOf(chart: ChartState): ChartLayout {
  const inside = everyState(chart)
  const leadsOut = chart.ways.some(({ to }) => to.length > 0)
  // What leads somewhere from wherever one is has a box of its own.
  const states = leadsOut ? [{ ...chart, name: 'every state', states: [] }, ...inside] : inside
  const graph = new Graph({ compound: true, multigraph: true })
  graph.setGraph({ ranksep: 36, nodesep: 28, edgesep: 16, marginx: 16, marginy: 16 })
  const frameOf = (id: string) => `frame ${id}`
  for (const { id, name, states: inner } of states) {
    graph.setNode(id, { width: widthOf([name]) + box.padding, height: box.height })
    if (inner.length > 0) {
      graph.setNode(frameOf(id), {})
      graph.setParent(id, frameOf(id))
    }
  }
  for (const { id, states: inner } of states)
    for (const one of inner)
      graph.setParent(one.states.length > 0 ? frameOf(one.id) : one.id, frameOf(id))
  const arrows = arrowsOf(states)
  for (const { from, to, labels } of arrows)
    graph.setEdge(from, to, {
      width: labels.length > 0 ? widthOf(labels) : 0,
      height: labels.length * line,
      labelpos: 'c',
    })
  layout(graph)
  const boxOf = ({ id, name }: ChartState, node: string): ChartBox => {
    const { x = 0, y = 0, width = 0, height = 0 } = graph.node(node) as Partial<ChartBox>
    return { id, name, x: x - width / 2, y: y - height / 2, width, height }
  }
  const { width = 0, height = 0 } = graph.graph() as Partial<ChartLayout>
  return {
    width,
    height,
    states: states.map((one) => ({
      ...boxOf(one, one.id),
      isFirst: one.isFirst,
      isLast: one.isLast,
    })),
    frames: states.flatMap((one) => (one.states.length > 0 ? [boxOf(one, frameOf(one.id))] : [])),
    arrows: arrows.map((arrow) => {
      const {
        points = [],
        x = 0,
        y = 0,
      } = graph.edge(arrow.from, arrow.to) as {
        points?: ChartArrow['points']
        x?: number
        y?: number
      }
      return { ...arrow, points, label: { x, y } }
    }),
  }
}
