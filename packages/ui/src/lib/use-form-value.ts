import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useControlled } from './use-controlled.ts'

/**
 * As `useControlled`, for a control, or the first one in a box, that stands in a form: the one around it, or the
 * one that its `form` names. A reset that nobody has prevented goes back to what it started with, and its owner
 * hears of it.
 */
export function useFormValue<T>(
  box: RefObject<(Element & { form?: HTMLFormElement | null }) | null>,
  value: T | undefined,
  defaultValue: T,
  onChange?: (value: T) => void,
): [T, (next: T) => void] {
  const [current, set] = useControlled(value, defaultValue, onChange)
  const [first] = useState(current)
  const goBack = useEffectEvent(({ target, defaultPrevented }: Event) => {
    const form = box.current?.form ?? box.current?.querySelector('input')?.form
    if (!defaultPrevented && target === form) set(first)
  })
  // Beyond React's own listeners, so that whoever prevents it has been asked.
  useEffect(() => {
    addEventListener('reset', goBack)
    return () => removeEventListener('reset', goBack)
  }, [])
  return [current, set]
}
