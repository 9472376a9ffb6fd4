import type { PointerEvent as ReactPointerEvent } from 'react'

/** A finger that goes further is dragging; px. */
const slack = 6

interface TrackPress {
  disabled: boolean
  /** Takes hold of what is to be moved by a press there. */
  take: (track: HTMLElement, point: PointerEvent) => (point: PointerEvent) => void
  commit: () => void
}

/**
 * A press on a track beside its thumbs moves the nearest there, and on with the pointer. A finger may be about
 * to scroll the page: with it nothing moves before it is lifted, or has gone along the track.
 */
export const trackPress =
  ({ disabled, take, commit }: TrackPress) =>
  ({ currentTarget: track, target, button, nativeEvent: down }: ReactPointerEvent<HTMLElement>) => {
    if (disabled || button !== 0 || target instanceof HTMLInputElement) return
    down.preventDefault()
    const moveTo = take(track, down)
    let isMoving = down.pointerType !== 'touch'
    if (isMoving) moveTo(down)
    const drag = (point: PointerEvent) => {
      isMoving ||= Math.hypot(point.clientX - down.clientX, point.clientY - down.clientY) > slack
      if (isMoving) moveTo(point)
    }
    const controller = new AbortController()
    const { signal } = controller
    const end = () => {
      controller.abort()
      commit()
    }
    addEventListener('pointermove', drag, { signal })
    addEventListener('pointerup', moveTo, { signal })
    addEventListener('pointerup', end, { signal })
    addEventListener('pointercancel', end, { signal })
  }
