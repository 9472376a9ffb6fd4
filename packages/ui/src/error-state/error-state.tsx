import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#lib/cn'
import { Button } from '../button/index.ts'
import { useT } from '../i18n/index.ts'
import { CircleAlertIcon, RefreshCwIcon } from '../icons/index.ts'

export type ErrorStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** What went wrong: the server's own words where there are any. */
  message?: ReactNode
  /** "Something went wrong" by default. */
  title?: ReactNode
  /** A heading's level where it stands for a whole screen, so that the page's outline holds. */
  titleAs?: 'h1' | 'h2' | 'h3' | 'p'
  /** Shows Retry. */
  onRetry?: () => void
  /** The retry is under way. */
  retrying?: boolean
  /** `block` in the place of content, `inline` as one line in a list. */
  layout?: 'block' | 'inline'
}

/** A block that failed, in the place of its content. The rest of the page stays usable. */
export function ErrorState({
  message,
  title,
  titleAs: Title = 'p',
  onRetry,
  retrying = false,
  layout = 'block',
  className,
  ...props
}: ErrorStateProps) {
  const t = useT()
  const block = layout === 'block'
  return (
    <div
      data-slot="error-state"
      role="alert"
      {...props}
      className={cn(
        'flex wrap-anywhere text-ink forced-colors:border',
        block
          ? 'flex-col items-center justify-center px-6 py-14 text-center'
          : 'flex-wrap items-center gap-x-3 gap-y-2 rounded-control bg-danger-soft px-4 py-3 text-start',
        className,
      )}
    >
      <CircleAlertIcon
        aria-hidden="true"
        className={cn('shrink-0 text-danger', block ? 'mb-4 size-8 stroke-[1.5]' : 'size-5')}
      />
      <div className={block ? undefined : 'min-w-40 flex-1'}>
        <Title className={cn('font-semibold', block ? 'text-lg' : 'text-sm')}>
          {title ?? t('Something went wrong')}
        </Title>
        {message ? (
          <p className={cn('text-ink-soft text-sm', block && 'mt-1.5 max-w-100 text-ink-muted')}>
            {message}
          </p>
        ) : null}
      </div>
      {onRetry ? (
        <Button
          variant="outline"
          size={block ? 'md' : 'sm'}
          loading={retrying}
          onClick={onRetry}
          className={block ? 'mt-6' : undefined}
        >
          <RefreshCwIcon aria-hidden="true" className="size-4" />
          {t('Retry')}
        </Button>
      ) : null}
    </div>
  )
}
