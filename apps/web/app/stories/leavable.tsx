import { type ReactNode, useEffect, useState } from 'react'
import { waitFor } from 'storybook/test'

const left = 'story:left'
const place = '[data-slot="elsewhere"]'

const go = async (isLeft: boolean) => {
  dispatchEvent(new CustomEvent(left, { detail: isLeft }))
  await waitFor(() => {
    if ((document.querySelector(place) !== null) !== isLeft) throw new Error('Not there yet')
  })
}

/** What a link to another screen does to the one in `Leavable`. */
export const goElsewhere = () => go(true)
export const comeBack = () => go(false)

/** A screen that can go while something is on its way, and come back. */
export function Leavable({ children }: { children: ReactNode }) {
  const [isLeft, setLeft] = useState(false)
  useEffect(() => {
    const hear = (event: Event) => setLeft((event as CustomEvent<boolean>).detail)
    addEventListener(left, hear)
    return () => removeEventListener(left, hear)
  }, [])
  return isLeft ? <p data-slot="elsewhere">/</p> : children
}
