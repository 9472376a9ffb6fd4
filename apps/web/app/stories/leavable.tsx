import { type ReactNode, useState } from 'react'

/** A screen that can go while something is on its way, and come back: what stories leave by a press. */
export function Leavable({ children }: { children: ReactNode }) {
  const [isLeft, setLeft] = useState(false)
  return isLeft ? (
    <button type="button" onClick={() => setLeft(false)}>
      Come back
    </button>
  ) : (
    <>
      <button type="button" onClick={() => setLeft(true)}>
        Go elsewhere
      </button>
      {children}
    </>
  )
}
