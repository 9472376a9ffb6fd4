import type { MouseEvent } from 'react'

/** Whether a press on a link opens it in a tab or window of its own, or saves it: the page has no say then. */
export const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey
