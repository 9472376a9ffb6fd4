import { type ComponentProps, useEffect, useRef, useSyncExternalStore } from 'react'
import { cn } from '#lib/cn'
import { useT } from '../i18n/index.ts'
import { splitTime } from './remaining.ts'

export const countdownVariants = {
  boxes: '[&_b]:rounded-mark [&_b]:bg-ink [&_b]:px-1.5 [&_b]:py-1 [&_b]:text-on-ink',
  plain: '',
}

const countdown = 'inline-flex flex-wrap items-center gap-1.5 text-sm'

const everySecond = (tick: () => void) => {
  const timer = setInterval(tick, 1000)
  return () => clearInterval(timer)
}
const clock = () => Math.floor(Date.now() / 1000) * 1000
const noClock = () => null

export type CountdownProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** When it ends: milliseconds, an ISO time or a Date. What is none of them draws nothing. */
  endsAt: number | string | Date
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  offset?: number
  /** Stand still at this moment instead of running: for stories and tests. */
  now?: number
  /** What comes first in words: "Ends in". Shown, and read out. */
  label?: string
  /** Called once when it reaches zero. */
  onEnd?: () => void
  /** Figures in dark boxes, or plain in a line of text. */
  variant?: keyof typeof countdownVariants
}

/**
 * Time that runs out. The server draws it without figures, so cached pages are never wrong and
 * nothing moves. Screen readers get one calm sentence; with reduced motion no seconds run.
 */
export function Countdown({
  endsAt,
  offset = 0,
  now,
  label,
  onEnd,
  variant = 'boxes',
  className,
  ...props
}: CountdownProps) {
  const t = useT()
  const device = useSyncExternalStore(everySecond, clock, noClock)
  const end = new Date(endsAt).getTime()
  const moment = now ?? (device === null ? null : device + offset)
  const left = moment === null ? null : end - moment
  const ended = left !== null && left <= 0

  const told = useRef(false)
  useEffect(() => {
    if (!ended) told.current = false
    else if (!told.current) {
      told.current = true
      onEnd?.()
    }
  }, [ended, onEnd])

  const { days, hours, minutes, seconds } = splitTime(left ?? 0)
  const digits = (value: number) => String(value).padStart(2, '0')
  const words = ended
    ? t('Ended')
    : t('{{days}}, {{hours}} and {{minutes}} left', {
        days: t('{{count}} days', { count: days, defaultValue_one: '1 day' }),
        hours: t('{{count}} hours', { count: hours, defaultValue_one: '1 hour' }),
        minutes: t('{{count}} minutes', { count: minutes, defaultValue_one: '1 minute' }),
      })
  const units = [
    { value: days, unit: t('d') },
    { value: hours, unit: t('h') },
    { value: minutes, unit: t('m') },
    { value: seconds, unit: t('s'), className: 'motion-reduce:hidden' },
  ]

  if (Number.isNaN(end)) return null
  return (
    <span
      data-slot="countdown"
      {...props}
      className={cn(countdown, countdownVariants[variant], className)}
    >
      {label ? <span className="text-ink-soft">{label}</span> : null}
      <span className="sr-only">{left === null ? null : words}</span>
      <span aria-hidden="true" className="inline-flex items-center gap-2 tabular-nums">
        {units.map(({ value, unit, className: extra }) => (
          <span key={unit} className={cn('inline-flex items-center gap-1', extra)}>
            {/* Figures that nobody sees yet keep the room of those that come. */}
            <b className={cn('font-semibold', left === null && 'opacity-0')}>{digits(value)}</b>
            <span className="text-ink-muted text-xs">{unit}</span>
          </span>
        ))}
      </span>
    </span>
  )
}
