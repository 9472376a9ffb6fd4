import { type ReactNode, type Ref, useId } from 'react'
import { Refusal } from './refusal.tsx'

export interface SectionProps {
  title: ReactNode
  /** At the end of the title's line. */
  aside?: ReactNode
  /** What the server says against this part of the order. */
  error?: string
  ref?: Ref<HTMLElement>
  children: ReactNode
}

/** One part of checkout under its own heading, with the server's word about it where it belongs. */
export function Section({ title, aside, error, ref, children }: SectionProps) {
  const id = useId()
  return (
    <section
      ref={ref}
      aria-labelledby={id}
      className="border-hairline border-t pt-6 first:border-0 first:pt-0"
    >
      <div className="mb-4 flex min-h-9 flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="min-w-0 break-words font-semibold text-lg">
          {title}
        </h2>
        {aside}
      </div>
      <Refusal>{error}</Refusal>
      {children}
    </section>
  )
}
