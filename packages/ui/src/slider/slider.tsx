import { type ComponentProps, type CSSProperties, useMemo, useRef } from 'react'
import { cn } from '#lib/cn'
import { mergeRefs } from '#lib/merge-refs'
import { useFormValue } from '#lib/use-form-value'
import { useT } from '../i18n/index.ts'
import { NumberInput } from '../number-input/index.ts'
import { moved, nearest, type Range, rangeOf, type SliderValue, valueAt } from './slider-value.ts'
import { trackPress } from './track-press.ts'

export type SliderProps<Value extends SliderValue = Range> = Omit<
  ComponentProps<'fieldset'>,
  'onChange' | 'defaultValue'
> & {
  /** What the value is about, for screen readers: "Price". */
  label: string
  /** The least that can be chosen. 0 by default. */
  min?: number
  /** The most that can be chosen. 100 by default. */
  max?: number
  /** Values lie so far apart, from `min` on. 1 by default. */
  step?: number
  /** A number, or two: from and to. */
  value?: Value
  /** What it starts with when nobody holds `value`; the whole range by default. */
  defaultValue?: Value
  /** Called on every move. */
  onValueChange?: (value: Value) => void
  /** Called when the person lets go: the moment to put it into the URL. */
  onValueCommit?: (value: Value) => void
  /** How a value reads, for screen readers: "$20". */
  formatValue?: (value: number) => string
  /** Number inputs below, for exact values. */
  inputs?: boolean
  /** Stands in each input before the number: a currency symbol. */
  unit?: string
  /** Sends the value with the form under this name; a range's two one after the other. */
  name?: string
  /** `vertical` goes up, as high as `className` lets its track be. */
  orientation?: 'horizontal' | 'vertical'
}

/** The ends of a native range turn with its writing mode. */
const upwards: CSSProperties = { writingMode: 'vertical-lr', direction: 'rtl' }

/** From the middle of a thumb at one end to that at the other: a thumb is as long as the track is wide. */
const besideThumbs: CSSProperties = { width: '0.25rem', marginBlock: '50%' }

/** One thumb or two on a track: arrow keys, Page Up and Down, Home and End; mirrored in RTL. */
export function Slider<Value extends SliderValue = Range>({
  label,
  min = 0,
  max = 100,
  step = 1,
  value,
  defaultValue,
  onValueChange,
  onValueCommit,
  formatValue = String,
  inputs = false,
  unit,
  name,
  orientation = 'horizontal',
  disabled = false,
  className,
  ref,
  ...props
}: SliderProps<Value>) {
  const t = useT()
  const box = useRef<HTMLFieldSetElement>(null)
  const refs = useMemo(() => mergeRefs(box, ref), [ref])
  const [held, set] = useFormValue<SliderValue>(
    box,
    value,
    defaultValue ?? [min, max],
    onValueChange as (next: SliderValue) => void,
  )
  const latest = useRef(held)
  latest.current = held
  const isMoved = useRef(false)
  const isVertical = orientation === 'vertical'
  const [from, to] = rangeOf(held, min)
  const isRange = typeof held !== 'number'
  const thumbs = isRange ? ([0, 1] as const) : ([1] as const)
  const names = isRange ? [t('From'), t('To')] : [label, label]
  const share = (at: number) => `${max > min ? ((at - min) / (max - min)) * 100 : 0}%`

  const move = (thumb: 0 | 1, at: number) => {
    const next = moved(latest.current, thumb, at)
    latest.current = next
    isMoved.current = true
    set(next)
  }
  /** Typed: an end that lies past the other one takes its place, so that nothing typed is lost. */
  const put = (thumb: 0 | 1, at: number) => {
    const ends = rangeOf(latest.current, min)
    const other = ends[thumb === 0 ? 1 : 0]
    if (isRange && (thumb === 0 ? at > other : at < other)) {
      move(thumb, other)
      move(thumb === 0 ? 1 : 0, at)
    } else move(thumb, at)
  }
  // A key let go may be the Tab that came here: only what was moved is committed.
  const commit = () => {
    if (isMoved.current) onValueCommit?.(latest.current as Value)
    isMoved.current = false
  }

  const pressTrack = trackPress({
    disabled,
    take: (element, down) => {
      const at = (point: PointerEvent) => valueAt(element, point, { min, max, step, isVertical })
      const thumb = nearest(latest.current, at(down))
      element.querySelectorAll('input')[isRange ? thumb : 0]?.focus()
      return (point) => move(thumb, at(point))
    },
    commit,
  })

  const ends: CSSProperties = isVertical
    ? { bottom: share(from), top: `calc(100% - ${share(to)})` }
    : { insetInlineStart: share(from), insetInlineEnd: `calc(100% - ${share(to)})` }

  return (
    <fieldset
      data-slot="slider"
      data-orientation={orientation}
      {...props}
      ref={refs}
      disabled={disabled}
      className={cn('min-w-0', isVertical && 'h-64', className)}
    >
      <legend className="sr-only">{label}</legend>
      <div
        onPointerDown={pressTrack}
        // The page still scrolls across it.
        style={isVertical ? { touchAction: 'pan-x', height: '100%' } : { touchAction: 'pan-y' }}
        className={cn(
          'relative',
          isVertical ? 'size-6 pointer-coarse:size-11' : 'h-6 pointer-coarse:h-11',
        )}
      >
        <span
          aria-hidden="true"
          style={isVertical ? besideThumbs : undefined}
          className={cn(
            'absolute rounded-full bg-hairline forced-colors:bg-[GrayText]',
            isVertical
              ? 'inset-0 mx-auto'
              : '-translate-y-1/2 inset-x-3 top-1/2 h-1 pointer-coarse:inset-x-5.5',
          )}
        >
          <span
            style={ends}
            className={cn(
              'absolute rounded-full',
              isVertical ? 'inset-x-0' : 'inset-y-0',
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
            name={name}
            form={props.form}
            min={min}
            max={max}
            step={step}
            value={thumb === 0 ? from : to}
            aria-label={names[thumb]}
            aria-valuetext={formatValue(thumb === 0 ? from : to)}
            aria-orientation={isVertical ? 'vertical' : undefined}
            onChange={({ target }) => move(thumb, Number(target.value))}
            style={isVertical ? upwards : undefined}
            onPointerUp={commit}
            onKeyUp={commit}
            // Both thumbs at the far end: the lower one must stay reachable.
            className={cn(thumb === 0 && from > (min + max) / 2 && 'z-1')}
          />
        ))}
      </div>
      {inputs ? (
        <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-3">
          {thumbs.map((thumb) => (
            <span key={thumb} className="grid gap-1 text-ink-muted text-xs">
              {isRange ? <span aria-hidden="true">{names[thumb]}</span> : null}
              <NumberInput
                size="sm"
                aria-label={isRange ? [t('From, number'), t('To, number')][thumb] : label}
                leading={unit ? <bdi className="text-sm">{unit}</bdi> : undefined}
                value={thumb === 0 ? from : to}
                min={min}
                max={max}
                step={step}
                disabled={disabled}
                onValueCommit={(next) => {
                  put(thumb, next ?? (thumb === 0 ? min : max))
                  commit()
                }}
              />
            </span>
          ))}
        </div>
      ) : null}
    </fieldset>
  )
}
