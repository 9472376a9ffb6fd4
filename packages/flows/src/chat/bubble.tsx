import { Avatar } from '@shop/ui/avatar'
import type { ReactNode } from 'react'
import { textParts } from './links.ts'

export interface BubbleProps {
  side: 'mine' | 'theirs'
  /** Whose it is. */
  name: string
  picture: string
  /** Below it: when it was said, or what becomes of it. */
  foot: ReactNode
  children: ReactNode
}

const looks = {
  mine: { row: 'flex-row-reverse', column: 'justify-items-end', shape: 'circle' },
  theirs: { row: '', column: 'justify-items-start', shape: 'square' },
} as const

/** Something said, on the side of who said it. */
export function Bubble({ side, name, picture, foot, children }: BubbleProps) {
  const { row, column, shape } = looks[side]
  return (
    <div className={`flex items-start gap-2.5 ${row}`}>
      <Avatar name={name} src={picture} size="sm" shape={shape} />
      <div className={`grid min-w-0 max-w-[min(80%,32rem)] grid-cols-1 gap-1 ${column}`}>
        {children}
        <div className="px-1 text-ink-muted text-xs">{foot}</div>
      </div>
    </div>
  )
}

const grounds = { mine: 'bg-primary-soft', theirs: 'bg-tile' }

/**
 * A message's words: escaped, line breaks kept, links safe and in a new tab (specification.md
 * section 5).
 */
export function BubbleText({ side, text }: { side: keyof typeof grounds; text: string }) {
  return (
    <p
      dir="auto"
      className={`wrap-anywhere max-w-full whitespace-pre-wrap rounded-tile px-4 py-2.5 text-ink text-sm forced-colors:border ${grounds[side]}`}
    >
      {textParts(text).map(({ text: words, href, at }) =>
        href ? (
          <a
            key={at}
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            className="text-primary-strong underline underline-offset-2"
          >
            {words}
          </a>
        ) : (
          words
        ),
      )}
    </p>
  )
}
