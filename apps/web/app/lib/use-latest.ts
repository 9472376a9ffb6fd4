import { type RefObject, useInsertionEffect, useRef } from 'react'

/** The value of the last rendering, for what runs later and outlives it: a machine's calls. */
export function useLatest<T>(value: T): Readonly<RefObject<T>> {
  const latest = useRef(value)
  useInsertionEffect(() => {
    latest.current = value
  })
  return latest
}
