import type { ComponentType } from 'react'
import { useMatches } from 'react-router-dom'

/** A route's `handle`: what it wants of the frame around it. */
export interface FrameHandle {
  /** Stands in the place of top bar, navbar and categories. */
  Header?: ComponentType
}

/** The header that the route at hand brings, if it does. */
export const useOwnHeader = (): ComponentType | undefined =>
  useMatches()
    .map(({ handle }) => (handle as FrameHandle | undefined)?.Header)
    .findLast((header) => header !== undefined)
