import { isRtl } from '../lib/text-direction.ts'
import { clamp } from '../number-input/parse-number.ts'

/** From and to. */
export type Range = [from: number, to: number]

export type SliderValue = number | Range

/** What lies between the ends of the filled part of the track. */
export const rangeOf = (value: SliderValue, min: number): Range =>
  typeof value === 'number' ? [min, value] : value

/** The value after a thumb was moved: it stops at the other one. A single thumb is the second. */
export function moved(value: SliderValue, thumb: 0 | 1, at: number): SliderValue {
  if (typeof value === 'number') return at
  const [from, to] = value
  return thumb === 0 ? [Math.min(at, to), to] : [from, Math.max(at, from)]
}

/** The thumb that a press on the track moves; of two in one place the one that can go there. */
export function nearest(value: SliderValue, at: number): 0 | 1 {
  if (typeof value === 'number') return 1
  const [from, to] = value
  const [toFrom, toTo] = [Math.abs(at - from), Math.abs(at - to)]
  if (toFrom === toTo) return at < from ? 0 : 1
  return toFrom < toTo ? 0 : 1
}

interface Scale {
  min: number
  max: number
  step: number
  isVertical: boolean
}

/** The value at a point of the track, whose ends are half a thumb (it is as thick as one) before its edges. */
export function valueAt(
  track: HTMLElement,
  { clientX, clientY }: { clientX: number; clientY: number },
  { min, max, step, isVertical }: Scale,
): number {
  const box = track.getBoundingClientRect()
  const [length, thumb] = isVertical ? [box.height, box.width] : [box.width, box.height]
  const way = isVertical
    ? box.bottom - clientY
    : isRtl(track)
      ? box.right - clientX
      : clientX - box.left
  const share = clamp((way - thumb / 2) / (length - thumb), 0, 1)
  const steps = Math.round((share * (max - min)) / step)
  const digits = String(step).split('.')[1]?.length ?? 0
  return clamp(Number((min + steps * step).toFixed(digits)), min, max)
}
