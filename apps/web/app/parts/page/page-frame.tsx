import type { ReactNode } from 'react'

/** The room that a shopping screen stands in; the navbar and the footer keep to the same edges. */
export const frame = 'mx-auto w-full max-w-[100rem] px-4 sm:px-6 lg:px-10'

/**
 * As high as the window, so that what is below does not come into sight while the rest is on its way; no higher than
 * a large screen's, or a window as high as its page, as for a picture of all of it, would never be high enough.
 */
export const windowHigh = 'min-h-[min(100dvh,64rem)]'

export interface PageTitleProps {
  children: ReactNode
  /** Beside it, quieter. */
  aside?: ReactNode
}

/** A screen's one h1. */
export function PageTitle({ children, aside }: PageTitleProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
      <h1 className="min-w-0 break-words font-semibold text-2xl tracking-tight sm:text-3xl">
        {children}
      </h1>
      {aside}
    </div>
  )
}
