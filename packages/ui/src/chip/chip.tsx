import type { ComponentProps } from 'react'
import { cn } from '#lib/cn'
import { useT } from '../i18n/index.ts'
import { XIcon } from '../icons/index.ts'

export type ChipProps = ComponentProps<'span'> & {
  /** The chip in plain words, for the name of its remove button. Needed when children are not text. */
  label?: string
  /** Shows a remove button. The chip goes with its focus: put that somewhere useful. */
  onRemove?: () => void
}

/**
 * One chosen thing in a row of them, such as an active filter. For other apps: in the shop a filter is
 * a link, which works without scripts.
 */
export function Chip({ label, onRemove, className, children, ...props }: ChipProps) {
  const t = useT()
  const name = label ?? (typeof children === 'string' ? children : '')
  return (
    <span
      data-slot="chip"
      {...props}
      className={cn(
        'inline-flex min-h-9 max-w-full items-center gap-1 rounded-float border border-transparent bg-tile py-1 ps-3.5 font-medium text-ink text-sm',
        onRemove ? 'pe-1' : 'pe-3.5',
        className,
      )}
    >
      <span className="min-w-0 break-words">{children}</span>
      {onRemove ? (
        <button
          type="button"
          aria-label={t('Remove {{name}}', { name })}
          onClick={onRemove}
          className="relative grid size-7 shrink-0 place-items-center rounded-full text-ink-soft -outline-offset-2 transition-colors after:absolute pointer-coarse:after:-inset-2 hover:bg-hairline hover:text-ink"
        >
          <XIcon className="size-4" aria-hidden="true" />
        </button>
      ) : null}
    </span>
  )
}
