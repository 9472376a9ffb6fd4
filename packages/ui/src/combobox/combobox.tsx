import { type ComponentProps, type FocusEvent, type ReactNode, useMemo, useRef } from 'react'
import { cn } from '#lib/cn'
import { mergeRefs } from '#lib/merge-refs'
import { useFieldControl } from '../field/index.ts'
import { useT } from '../i18n/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { ChevronDownIcon, XIcon } from '../icons/index.ts'
import { inputBox, inputControl, inputSizes } from '../text-input/index.ts'
import { ComboboxPopup } from './combobox-popup.tsx'
import type { ComboboxOption } from './filter.ts'
import { useCombobox } from './use-combobox.ts'

export type ComboboxProps = Omit<
  ComponentProps<'input'>,
  'type' | 'size' | 'value' | 'defaultValue' | 'onChange' | 'list'
> & {
  /** What can be chosen. Values are unique. */
  options: ComboboxOption[]
  /** The value of the chosen option; null while there is none. */
  value?: string | null
  /** Which option is chosen at first; none for null. */
  defaultValue?: string | null
  /** Another option was chosen: its value and itself, or null twice when it was cleared. */
  onValueChange?: (value: string | null, option: ComboboxOption | null) => void
  /** Called with what is typed, and with nothing when that is dropped: the moment to ask a server. */
  onInputChange?: (text: string) => void
  /** `false` when `options` already are what was found for the text, as a server answers. */
  filter?: boolean
  /** Whether its list is shown, when the caller decides. */
  open?: boolean
  /** Whether its list is shown at first. */
  defaultOpen?: boolean
  /** Its list opens or closes. */
  onOpenChange?: (open: boolean) => void
  /** Options are on their way. */
  loading?: boolean
  /** Why no options came; shown in their place. */
  loadError?: ReactNode
  /** Puts a Retry button beside `loadError`. */
  onRetry?: () => void
  /** What stands in the list when nothing fits. */
  emptyText?: ReactNode
  /** A cross that empties the box. Emptying the text does the same. */
  clearable?: boolean
  /** Inside the box, before the text. */
  leading?: ReactNode
  /** How high it is. */
  size?: keyof typeof inputSizes
}

/**
 * One of many, found by typing: a box with a list of what fits. Only what is in the list can be
 * chosen; when the box is left, text that names one option takes it, and any other goes. `className`
 * styles the box, everything else reaches the input; with a `name` the chosen value goes with the form.
 */
export function Combobox({
  options,
  value,
  defaultValue,
  onValueChange,
  onInputChange,
  filter,
  open,
  defaultOpen,
  onOpenChange,
  loading = false,
  loadError,
  onRetry,
  emptyText,
  clearable = false,
  leading,
  size = 'md',
  name,
  ref,
  className,
  ...props
}: ComboboxProps) {
  const t = useT()
  const control = useFieldControl(props)
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const refs = useMemo(() => mergeRefs(input, ref), [ref])
  const inert = Boolean(props.disabled || props.readOnly)
  const state = useCombobox({
    element: box,
    options,
    value,
    defaultValue,
    onValueChange,
    onInputChange,
    filter,
    open,
    defaultOpen,
    onOpenChange,
    loading,
    inert,
  })
  const listId = `${state.id}-list`
  const nothing = emptyText ?? t('No results')
  const count = state.shown.length
  const news = loading
    ? t('Loading')
    : (loadError ??
      (count === 0 ? nothing : t('{{count}} options', { count, defaultValue_one: '1 option' })))

  const listeners = {
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (box.current?.contains(relatedTarget)) return
      // Nothing has the focus yet: a dialog that sees the list go now takes it from what was pressed.
      if (relatedTarget) relatedTarget.addEventListener('focus', state.leave, { once: true })
      else state.leave()
    },
  }

  return (
    <div
      ref={box}
      data-slot="combobox"
      data-state={state.open ? 'open' : 'closed'}
      {...listeners}
      className={cn(inputBox, inputSizes[size], className)}
    >
      {leading ? (
        <span className="flex shrink-0 items-center ps-3.5 text-ink-muted [&_svg]:size-5">
          {leading}
        </span>
      ) : null}
      <input
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...control}
        ref={refs}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={state.open}
        aria-controls={state.open ? listId : undefined}
        aria-activedescendant={
          state.open && state.active ? state.optionId(state.active) : undefined
        }
        value={state.text}
        onChange={({ target }) => state.type(target.value)}
        onClick={(event) => {
          props.onClick?.(event)
          if (!state.open) event.currentTarget.select()
          state.show()
        }}
        onKeyDown={(event) => {
          props.onKeyDown?.(event)
          if (!event.defaultPrevented) state.press(event)
        }}
        className={cn(inputControl, 'w-0 truncate pe-1')}
      />
      {clearable && state.selected && !inert ? (
        <IconButton
          label={t('Clear')}
          size="sm"
          onClick={() => {
            state.choose(null)
            input.current?.focus()
          }}
        >
          <XIcon aria-hidden="true" />
        </IconButton>
      ) : null}
      <button
        type="button"
        tabIndex={-1}
        aria-label={t('Show the options')}
        aria-expanded={state.open}
        disabled={inert}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          input.current?.focus()
          if (state.open) state.close()
          else state.show()
        }}
        className="grid w-10 shrink-0 place-items-center self-stretch text-ink-soft disabled:text-ink-faint pointer-coarse:w-11"
      >
        <ChevronDownIcon
          aria-hidden="true"
          className={cn('size-4.5 transition-transform', state.open && 'rotate-180')}
        />
      </button>
      {name ? (
        <input type="hidden" name={name} form={props.form} value={state.selected?.value ?? ''} />
      ) : null}
      <span role="status" className="sr-only">
        {state.open ? news : null}
      </span>
      {state.open ? (
        <ComboboxPopup
          listId={listId}
          label={props['aria-label'] ?? t('Options')}
          options={state.shown}
          optionId={state.optionId}
          active={state.active}
          selected={state.selected}
          onChoose={state.choose}
          loading={loading}
          loadError={loadError}
          onRetry={onRetry}
          emptyText={nothing}
        />
      ) : null}
    </div>
  )
}
