import { type KeyboardEvent, type RefObject, useEffect, useId, useMemo, useState } from 'react'
import { useControlled } from '#lib/use-controlled'
import { useFormValue } from '#lib/use-form-value'
import { type ComboboxOption, fold, prepare, search } from './filter.ts'

export type ComboboxState = {
  /** Its box: what stands in it belongs to a form. */
  element: RefObject<HTMLElement | null>
  options: ComboboxOption[]
  value?: string | null
  defaultValue?: string | null
  onValueChange?: (value: string | null, option: ComboboxOption | null) => void
  onInputChange?: (text: string) => void
  filter?: boolean
  open?: boolean
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
  loading?: boolean
  inert?: boolean
}

/** The rules of the combobox: what is typed, what that leaves, what the keys do. */
export function useCombobox({
  element,
  options,
  value,
  defaultValue = null,
  onValueChange,
  onInputChange,
  filter = true,
  open: openGiven,
  defaultOpen = false,
  onOpenChange,
  loading = false,
  inert = false,
}: ComboboxState) {
  const id = useId()
  const [chosen, setChosen] = useFormValue<string | null>(element, value, defaultValue, (next) => {
    close()
    onValueChange?.(next, options.find((option) => option.value === next) ?? null)
  })
  const [isRequestedOpen, setOpen] = useControlled(openGiven, defaultOpen, onOpenChange)
  // Options that come while typing may leave out the chosen one: its name is kept.
  const [picked, setPicked] = useState<ComboboxOption | null>(null)
  // What was typed and not taken yet; null while the box shows the chosen option.
  const [text, setText] = useState<string | null>(null)
  const [activeValue, setActive] = useState<string | null>(null)
  const open = isRequestedOpen && !inert

  const selected =
    options.find((option) => option.value === chosen) ??
    (chosen !== null && picked?.value === chosen ? picked : null)
  const prepared = useMemo(() => prepare(options), [options])
  const shown = useMemo(
    () => search(prepared, filter ? (text ?? '') : ''),
    [prepared, filter, text],
  )
  const reachable = useMemo(() => shown.filter(({ disabled }) => !disabled), [shown])
  // After typing, Enter takes the best match: it is active without a further key.
  const typed = text !== null && text.trim() !== ''
  const active =
    reachable.find((option) => option.value === activeValue) ??
    (typed && !loading ? reachable[0] : undefined)

  const show = () => {
    if (open || inert) return
    setOpen(true)
    if (selected && !selected.disabled) setActive(selected.value)
  }
  const close = () => {
    if (open) setOpen(false)
    setActive(null)
    if (text === null) return
    setText(null)
    onInputChange?.('')
  }
  const choose = (option: ComboboxOption | null) => {
    setPicked(option)
    const next = option?.value ?? null
    if (next === chosen) close()
    else setChosen(next)
  }
  const type = (next: string) => {
    show()
    setText(next)
    setActive(null)
    onInputChange?.(next)
  }
  /** What is meant without being taken: the only one that is left, or the one that is named in full. */
  const meant = () => {
    if (!typed || loading) return undefined
    const named = reachable.filter(({ label }) => fold(label) === fold(text))
    const left = named.length > 0 ? named : reachable
    return left.length === 1 ? left[0] : undefined
  }
  /** Leaving the box: an emptied one means no choice, what is clear is taken, anything else dropped. */
  const leave = () => {
    const option = meant()
    if (option) choose(option)
    else if (text !== null && text.trim() === '') choose(null)
    else close()
  }

  const go = (to: 'first' | 'last' | 'next' | 'previous') => {
    const last = reachable.length - 1
    const at = active ? reachable.indexOf(active) : -1
    const next = {
      first: 0,
      last,
      next: at < last ? at + 1 : 0,
      previous: at > 0 ? at - 1 : last,
    }[to]
    setActive(reachable[next]?.value ?? null)
  }
  const arrow = (to: 'next' | 'previous', alt: boolean) => {
    if (alt) return to === 'next' ? show() : close()
    if (open) return go(to)
    show()
    if (!selected) go(to === 'next' ? 'first' : 'last')
  }
  const press = (event: KeyboardEvent) => {
    if (inert || event.nativeEvent.isComposing) return
    const acts: Record<string, (() => void) | false> = {
      ArrowDown: () => arrow('next', event.altKey),
      ArrowUp: () => arrow('previous', event.altKey),
      // Without an active option these two move the caret, as in any input.
      Home: open && active !== undefined && (() => go('first')),
      End: open && active !== undefined && (() => go('last')),
      Enter: open && (() => (active ? choose(active) : leave())),
    }
    if (event.key === 'Tab' && open && active && typed) return choose(active)
    const act = acts[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  // While the list is open, Escape is the list's: a dialog around listens on the document, before React.
  useEffect(() => {
    if (!open) return
    const closeList = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      close()
    }
    window.addEventListener('keydown', closeList, { capture: true })
    return () => window.removeEventListener('keydown', closeList, { capture: true })
  })

  return {
    id,
    open,
    selected,
    shown,
    active,
    text: text ?? selected?.label ?? '',
    optionId: (option: ComboboxOption) => `${id}-${encodeURIComponent(option.value)}`,
    show,
    choose,
    type,
    leave,
    press,
    close,
  }
}
