import { useMemo } from 'react'
import { useStore } from '#app/lib/store.ts'
import { choiceStores } from '#app/state/choices/choices.ts'

/** In which colour each product was wished for, as a tile is asked for its colours. */
export function useWishedColors(): ReadonlyMap<number, readonly number[]> {
  const saved = useStore(choiceStores.saved)
  return useMemo(
    () =>
      new Map(saved.flatMap(({ product, color }) => (color === null ? [] : [[product, [color]]]))),
    [saved],
  )
}
