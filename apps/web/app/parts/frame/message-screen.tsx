import type { ReactNode } from 'react'

export interface MessageScreenProps {
  /** A few signs that stand for the whole message; decoration. */
  mark: string
  title: string
  hint: string
  /** What to do next. */
  actions: ReactNode
}

/** A screen with nothing but a message, in the middle of the page. */
export function MessageScreen({ mark, title, hint, actions }: MessageScreenProps) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto grid min-h-dvh max-w-120 content-center justify-items-center p-6 text-center outline-none"
    >
      <p
        aria-hidden="true"
        className="mb-8 grid size-32 place-items-center rounded-full bg-tile font-semibold text-3xl text-ink-soft tabular-nums tracking-tight"
      >
        {mark}
      </p>
      <h1 className="font-semibold text-2xl tracking-tight sm:text-3xl">{title}</h1>
      <p className="mt-3 text-balance text-ink-muted">{hint}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">{actions}</div>
    </main>
  )
}
