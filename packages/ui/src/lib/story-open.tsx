import { type ReactNode, useState } from 'react'
import { Button } from '../button/index.ts'

export type StoryOpenProps = {
  /** What the button says. */
  label: string
  /** Whether it is open, until somebody opens or closes it: the control of the overlay's own property. */
  initially?: boolean | undefined
  children: (open: boolean, setOpen: (open: boolean) => void) => ReactNode
}

/** For stories of overlays: a button that opens one, and the state behind it. */
export function StoryOpen({ label, initially = true, children }: StoryOpenProps) {
  const [open, setOpen] = useState(initially)
  const [told, setTold] = useState(initially)
  if (told !== initially) {
    setTold(initially)
    setOpen(initially)
  }
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {children(open, setOpen)}
    </>
  )
}
