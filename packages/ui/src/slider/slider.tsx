import { type ComponentProps, type CSSProperties, useRef } from 'react'
import { cn } from '#lib/cn'
import { useControlled } from '#lib/use-controlled'
import { useT } from '../i18n/index.ts'
import { NumberInput } from '../number-input/index.ts'

/** From and to. */
export type Range = [from: number, to: number]

export type SliderProps = Omit<ComponentProps<'fieldset'>, 'onChange' | 'defaultValue'> & {
  /** What the range is about: "Price". */
  label: string
  min: number
  max: number
  step?: number
  value?: Range
  /** What it starts with when nobody holds `value`; the whole range by default. */
  defaultValue?: Range
  /** Called on every move. */
  onValueChange?: (value: Range) => void
  /** Called when the person lets go: the moment to put it into the URL. */
  onValueCommit?: (value: Range) => void
  /** How a value reads, for screen readers: "$ 20". */
  formatValue?: (value: number) => string
  /** Two number inputs below, for exact values. */
  inputs?: boolean
  /** Stands in each input before the number: a currency symbol. */
  unit?: string
}

const thumbs = [0, 1] as const

/** A range with two thumbs: arrow keys, Page Up and Down, Home and End; mirrored in RTL. */
export function Slider({
  label,
  min,
  max,
  step = 1,
  value,
  defaultValue,
  onValueChange,
  onValueCommit,
  formatValue = String,
  inputs = false,
  unit,
  disabled = false,
  className,
  ...props
}: SliderProps) {
  const t = useT()
  const [range, setRange] = useControlled(value, defaultValue ?? [min, max], onValueChange)
  const moved = useRef(false)
  const names = [t('From'), t('To')]
  const share = (at: number) => `${max > min ? ((at - min) / (max - min)) * 100 : 0}%`

  const move = (thumb: 0 | 1, to: number): Range => {
    const next: Range =
      thumb === 0 ? [Math.min(to, range[1]), range[1]] : [range[0], Math.max(to, range[0])]
    setRange(next)
    return next
  }
  // A key let go may be the Tab that came here: only what was moved is committed.
  const commit = () => {
    if (moved.current) onValueCommit?.(range)
    moved.current = false
  }
  const bar: CSSProperties = {
    insetInlineStart: share(range[0]),
    insetInlineEnd: `calc(100% - ${share(range[1])})`,
  }

  return (
    <fieldset
      data-slot="slider"
      {...props}
      disabled={disabled}
      className={cn('min-w-0', className)}
    >
      <legend className="sr-only">{label}</legend>
      <div className="relative h-6 pointer-coarse:h-11">
        <span
          aria-hidden="true"
          className="-translate-y-1/2 absolute inset-x-3 top-1/2 h-1 rounded-full bg-hairline pointer-coarse:inset-x-5.5 forced-colors:bg-[GrayText]"
        >
          <span
            style={bar}
            className={cn(
              'absolute inset-y-0 rounded-full',
              disabled
                ? 'bg-ink-faint forced-colors:bg-[GrayText]'
                : 'bg-primary-strong forced-colors:bg-[Highlight]',
            )}
          />
        </span>
        {thumbs.map((thumb) => (
          <input
            key={thumb}
            data-slot="slider-thumb"
            type="range"
            min={min}
            max={max}
            step={step}
            value={range[thumb]}
            aria-label={names[thumb]}
            aria-valuetext={formatValue(range[thumb])}
            onChange={({ target }) => {
              moved.current = true
              move(thumb, Number(target.value))
            }}
            onPointerUp={commit}
            onKeyUp={commit}
            // Both thumbs at the far end: the lower one must stay reachable.
            className={cn(thumb === 0 && range[0] > (min + max) / 2 && 'z-1')}
          />
        ))}
      </div>
      {inputs ? (
        <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-3">
          {thumbs.map((thumb) => (
            <span key={thumb} className="grid gap-1 text-ink-muted text-xs">
              <span aria-hidden="true">{names[thumb]}</span>
              <NumberInput
                size="sm"
                aria-label={thumb === 0 ? t('From, number') : t('To, number')}
                leading={unit ? <bdi className="text-sm">{unit}</bdi> : undefined}
                value={range[thumb]}
                min={thumb === 0 ? min : range[0]}
                max={thumb === 0 ? range[1] : max}
                step={step}
                disabled={disabled}
                onValueCommit={(next) =>
                  onValueCommit?.(move(thumb, next ?? [min, max][thumb] ?? min))
                }
              />
            </span>
          ))}
        </div>
      ) : null}
    </fieldset>
  )
}
