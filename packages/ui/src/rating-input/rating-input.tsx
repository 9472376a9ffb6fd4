import { cva } from 'class-variance-authority'
import {
  type ComponentProps,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { cn } from '#lib/cn'
import { mergeRefs } from '#lib/merge-refs'
import { isRtl } from '#lib/text-direction'
import { useFormValue } from '#lib/use-form-value'
import { useT } from '../i18n/index.ts'
import { StarIcon } from '../icons/index.ts'

export const ratingInputSizes = {
  sm: 'size-8 [&_svg]:size-6',
  md: 'size-10 [&_svg]:size-8',
  lg: 'size-13 [&_svg]:size-11',
}

const star = cva(
  'relative grid place-items-center rounded-control transition-[scale] active:scale-90 has-[:disabled]:active:scale-100 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-primary-strong has-[:focus-visible]:-outline-offset-2 pointer-coarse:min-h-11 pointer-coarse:min-w-11',
  { variants: { size: ratingInputSizes } },
)

const values = [1, 2, 3, 4, 5]

export type RatingInputProps = Omit<
  ComponentProps<'fieldset'>,
  'onChange' | 'defaultValue' | 'children'
> & {
  /** The question: "Your rating". */
  label: ReactNode
  /** Keep the label for screen readers only. */
  hideLabel?: boolean
  /** Help that is always there. */
  hint?: ReactNode
  /** What is wrong; it takes the place of the hint. */
  error?: ReactNode
  /** A form is not sent without it. */
  required?: boolean
  /** Its name in FormData; the value is 1 to 5. */
  name?: string
  /** From 1 to 5; null while no star is given. */
  value?: number | null
  /** Stars at first, 1 to 5; none for null. */
  defaultValue?: number | null
  /** Other stars were chosen, 1 to 5. */
  onValueChange?: (value: number) => void
  /** What the stars mean, from one to five: "Poor" … "Excellent". Shown beside them and read out. */
  meanings?: readonly [string, string, string, string, string]
  /** The rating is being saved. */
  busy?: boolean
  /** How large a star is. */
  size?: keyof typeof ratingInputSizes
}

/** Stars to give. One of five answers, as in a radio group; hovering shows what a press would give. */
export function RatingInput({
  label,
  hideLabel = false,
  hint,
  error,
  required = false,
  name,
  value,
  defaultValue = null,
  onValueChange,
  meanings,
  busy = false,
  size = 'md',
  disabled = false,
  className,
  ref,
  ...props
}: RatingInputProps) {
  const t = useT()
  const id = useId()
  const box = useRef<HTMLFieldSetElement>(null)
  const refs = useMemo(() => mergeRefs(box, ref), [ref])
  const [given, give] = useFormValue<number | null>(box, value, defaultValue, (next) => {
    if (next !== null) onValueChange?.(next)
  })
  const [preview, setPreview] = useState<number | null>(null)
  const off = disabled || busy
  const shown = (off ? null : preview) ?? given ?? 0
  const messageId = error || hint ? `${id}-message` : undefined
  const words = (stars: number) =>
    t('{{count}} stars', { count: stars, defaultValue_one: '1 star' })

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // Browsers disagree on arrows in rtl: here they go where they point.
    const along = isRtl(event.currentTarget) ? -1 : 1
    const step = { ArrowRight: along, ArrowLeft: -along, ArrowUp: 1, ArrowDown: -1 }[event.key]
    const from = Number(event.currentTarget.value)
    const next = step ? ((from - 1 + step + 5) % 5) + 1 : { Home: 1, End: 5 }[event.key]
    const typed = next ?? values.find((stars) => String(stars) === event.key)
    if (typed === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    give(typed)
    document.getElementById(`${id}-${typed}`)?.focus()
  }
  const hover = (stars: number | null) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') setPreview(stars)
  }

  return (
    <fieldset
      ref={refs}
      data-slot="rating-input"
      aria-describedby={messageId}
      aria-busy={busy || undefined}
      {...props}
      disabled={off}
      className={cn('min-w-0', className)}
    >
      <legend className={hideLabel ? 'sr-only' : 'mb-1 font-medium text-ink text-sm'}>
        {label}
        {required ? (
          <span aria-hidden="true" className="text-danger">
            {' *'}
          </span>
        ) : null}
      </legend>
      <div className="flex flex-wrap items-center gap-x-3">
        <div className={cn('-ms-1 flex', busy && 'animate-breathe')} onPointerLeave={hover(null)}>
          {values.map((stars) => (
            <label
              key={stars}
              data-slot="rating-input-star"
              data-on={stars <= shown || undefined}
              onPointerEnter={hover(stars)}
              className={star({ size })}
            >
              <input
                id={`${id}-${stars}`}
                type="radio"
                name={name ?? id}
                value={stars}
                required={required}
                checked={given === stars}
                aria-invalid={error ? true : undefined}
                aria-label={meanings ? `${words(stars)}, ${meanings[stars - 1]}` : words(stars)}
                onChange={() => give(stars)}
                onKeyDown={press}
                className="absolute inset-0 size-full cursor-[inherit] appearance-none rounded-control outline-none"
              />
              <StarIcon
                aria-hidden="true"
                className={cn(
                  'pointer-events-none stroke-[1.5] transition-colors',
                  stars <= shown
                    ? 'fill-star text-star forced-colors:fill-[CanvasText] forced-colors:text-[CanvasText]'
                    : 'fill-transparent text-edge',
                  stars > shown && Boolean(error) && 'text-danger',
                  disabled && 'opacity-50',
                )}
              />
            </label>
          ))}
        </div>
        {meanings ? (
          <span aria-hidden="true" className="min-w-24 text-ink-soft text-sm">
            {meanings[shown - 1]}
          </span>
        ) : null}
      </div>
      {messageId ? (
        <p id={messageId} className={cn('mt-1 text-sm', error ? 'text-danger' : 'text-ink-muted')}>
          {error || hint}
        </p>
      ) : null}
    </fieldset>
  )
}
