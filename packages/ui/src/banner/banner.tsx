import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#lib/cn'
import { useT } from '../i18n/index.ts'
import {
  CircleAlertIcon,
  CircleCheckIcon,
  InfoIcon,
  TriangleAlertIcon,
  WifiOffIcon,
  XIcon,
} from '../icons/index.ts'

export const bannerTones = {
  info: 'bg-primary-soft text-primary-strong',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  offline: 'bg-ink text-on-ink',
}

const icons = {
  info: InfoIcon,
  success: CircleCheckIcon,
  warning: TriangleAlertIcon,
  danger: CircleAlertIcon,
  offline: WifiOffIcon,
}

const banner = cva('flex items-start gap-3 px-4 py-3 text-sm forced-colors:border', {
  variants: {
    tone: bannerTones,
    layout: { inline: 'rounded-control', bar: 'justify-center' },
  },
})

export type BannerProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** What it is about; it brings its icon. */
  tone?: keyof typeof bannerTones
  /** A short line in bold, above the words. */
  title?: ReactNode
  /** A button or link at the end. */
  action?: ReactNode
  /** Shows a button that dismisses it. */
  onDismiss?: () => void
  /** `inline` among content, `bar` over the whole width. */
  layout?: 'inline' | 'bar'
}

/** A quiet notice that stays: offline, a warning about a page, an announcement. */
export function Banner({
  tone = 'info',
  title,
  action,
  onDismiss,
  layout = 'inline',
  className,
  children,
  ...props
}: BannerProps) {
  const t = useT()
  const Icon = icons[tone]
  return (
    <div
      data-slot="banner"
      data-tone={tone}
      role="status"
      {...props}
      className={cn(banner({ tone, layout }), className)}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <div
        className={cn(
          'flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2',
          layout === 'inline' && 'flex-1',
        )}
      >
        <div className={cn('wrap-anywhere min-w-0', layout === 'inline' && 'flex-[1_1_12rem]')}>
          {title ? <p className="font-semibold">{title}</p> : null}
          {children ? (
            <div className={tone === 'offline' ? undefined : 'text-ink'}>{children}</div>
          ) : null}
        </div>
        {action}
      </div>
      {onDismiss ? (
        <button
          type="button"
          aria-label={t('Dismiss')}
          onClick={onDismiss}
          className="relative grid size-6 shrink-0 place-items-center rounded-full opacity-80 outline-current transition-opacity after:absolute pointer-coarse:after:-inset-2.5 hover:opacity-100"
        >
          <XIcon aria-hidden="true" className="size-4" />
        </button>
      ) : null}
    </div>
  )
}
