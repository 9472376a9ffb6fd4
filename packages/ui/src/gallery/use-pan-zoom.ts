import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

/** Pixels from the middle of the box, and how many times the size that fits it. */
export type View = { scale: number; x: number; y: number }
type Point = { x: number; y: number }

const whole: View = { scale: 1, x: 0, y: 0 }
const pressed = 2.5
const most = 5
/** Pixels that a finger or mouse may stray in a press. */
const slack = 8
/** Milliseconds and pixels between two taps that are one double tap. */
const doubleTap = { time: 320, distance: 40 }
/** Pixels of a swipe that turns to another picture. */
const swipe = 60

const between = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)
const middle = (one: Point, other: Point): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
})

/** The view at another scale in which `at` stays where it is, and the edges stay outside the box. */
export function zoomedTo({ scale, x, y }: View, wanted: number, at: Point, box: Point): View {
  const next = Math.min(Math.max(wanted, 1), most)
  const moved = (from: number, point: number) => point - ((point - from) * next) / scale
  return within({ scale: next, x: moved(x, at.x), y: moved(y, at.y) }, box)
}

const within = ({ scale, x, y }: View, box: Point): View => {
  const clamp = (value: number, room: number) => Math.min(Math.max(value, -room), room) || 0
  return {
    scale,
    x: clamp(x, ((scale - 1) * box.x) / 2),
    y: clamp(y, ((scale - 1) * box.y) / 2),
  }
}

export type PanZoomOptions = {
  /** Swiped sideways while all of it is in view: 1 to the left, -1 to the right. */
  onSwipe: (way: 1 | -1) => void
}

/**
 * Looks at a picture: a click or double tap zooms at its point and back, two fingers or the wheel zoom
 * where they are, and what is larger than its box is dragged.
 */
export function usePanZoom(box: HTMLElement | null, { onSwipe }: PanZoomOptions) {
  const [view, setView] = useState(whole)
  const fingers = useRef(new Map<number, Point>())
  const press = useRef({ strayed: 0, start: { x: 0, y: 0 }, isTouch: false })
  const lastTap = useRef({ time: 0, at: { x: 0, y: 0 } })

  const room = (): Point => ({
    x: box?.clientWidth ?? 0,
    y: box?.clientHeight ?? 0,
  })
  /** A point of the window, from the middle of the box. */
  const fromMiddle = ({ x, y }: Point): Point => {
    const { left, top, width, height } = box?.getBoundingClientRect() ?? new DOMRect()
    return { x: x - left - width / 2, y: y - top - height / 2 }
  }
  const toggle = (at: Point) =>
    setView((before) => (before.scale > 1 ? whole : zoomedTo(before, pressed, at, room())))

  useEffect(() => {
    if (!box) return
    const wheel = (event: WheelEvent) => {
      event.preventDefault()
      const at = fromMiddle({ x: event.clientX, y: event.clientY })
      const factor = Math.exp(-event.deltaY / (event.deltaMode === 1 ? 20 : 400))
      setView((before) => zoomedTo(before, before.scale * factor, at, room()))
    }
    // React listens passively: the page behind would be zoomed, too.
    box.addEventListener('wheel', wheel, { passive: false })
    return () => box.removeEventListener('wheel', wheel)
  })

  const move = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    press.current.strayed = Math.max(press.current.strayed, between(press.current.start, now))
    fingers.current.set(event.pointerId, now)
    const [other] = [...fingers.current].flatMap(([id, at]) => (id === event.pointerId ? [] : [at]))
    setView((view) => {
      if (!other)
        return view.scale > 1
          ? within({ ...view, x: view.x + now.x - before.x, y: view.y + now.y - before.y }, room())
          : view
      const [was, is] = [middle(before, other), middle(now, other)]
      const factor = between(now, other) / Math.max(between(before, other), 1)
      const { scale, x, y } = zoomedTo(view, view.scale * factor, fromMiddle(was), room())
      return within({ scale, x: x + is.x - was.x, y: y + is.y - was.y }, room())
    })
  }
  const lift = (event: PointerEvent) => {
    const { start, isTouch } = press.current
    const wasAlone = fingers.current.size === 1
    fingers.current.delete(event.pointerId)
    const across = event.clientX - start.x
    const down = Math.abs(event.clientY - start.y)
    if (isTouch && wasAlone && view.scale === 1 && Math.abs(across) > Math.max(swipe, down))
      onSwipe(across < 0 ? 1 : -1)
  }

  return {
    view,
    isLarge: view.scale > 1,
    reset: () => setView(whole),
    zoomBy: (factor: number) =>
      setView((before) => zoomedTo(before, before.scale * factor, { x: 0, y: 0 }, room())),
    panBy: (x: number, y: number) =>
      setView((before) => within({ ...before, x: before.x + x, y: before.y + y }, room())),
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        event.currentTarget.setPointerCapture(event.pointerId)
        const at = { x: event.clientX, y: event.clientY }
        if (fingers.current.size === 0)
          press.current = { strayed: 0, start: at, isTouch: event.pointerType !== 'mouse' }
        // A second finger makes it no press.
        else press.current.strayed = Number.POSITIVE_INFINITY
        fingers.current.set(event.pointerId, at)
      },
      onPointerMove: move,
      onPointerUp: lift,
      onPointerCancel: (event: PointerEvent) => fingers.current.delete(event.pointerId),
      // The browser would carry the picture away.
      onDragStart: (event: MouseEvent) => event.preventDefault(),
      onClick(event: MouseEvent) {
        const at = { x: event.clientX, y: event.clientY }
        const isByKey = event.detail === 0
        if (isByKey) return toggle({ x: 0, y: 0 })
        if (press.current.strayed > slack) return
        if (press.current.isTouch) {
          const { time, at: before } = lastTap.current
          lastTap.current = { time: event.timeStamp, at }
          const isDouble =
            event.timeStamp - time < doubleTap.time && between(before, at) < doubleTap.distance
          if (!isDouble) return
          lastTap.current.time = 0
        } else if (event.detail > 1) return // The second click of a double click would undo the first.
        toggle(fromMiddle(at))
      },
    },
  }
}
