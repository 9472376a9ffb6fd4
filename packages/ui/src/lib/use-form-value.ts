import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useControlled } from './use-controlled.ts'

/**
 * As `useControlled`, for what stands in a form: a reset of the form that `element` is in goes back to what
 * it started with, and its owner hears of it.
 */
export function useFormValue<T>(
  element: RefObject<Element | null>,
  value: T | undefined,
  defaultValue: T,
  onChange?: (value: T) => void,
): [T, (next: T) => void] {
  const [current, set] = useControlled(value, defaultValue, onChange)
  const [first] = useState(current)
  const goBack = useEffectEvent(() => set(first))
  useEffect(() => {
    const form = element.current?.closest('form')
    form?.addEventListener('reset', goBack)
    return () => form?.removeEventListener('reset', goBack)
  }, [element])
  return [current, set]
}
