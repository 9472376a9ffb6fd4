import { createElement, type ReactElement } from 'react'
import type { DocumentStep } from './step.ts'

/** Marks a <noscript> whose picture the starter puts in its place (start-app.ts). */
const mark = 'data-late'

export const deferredPicturesSelector = `noscript[${mark}]`

/**
 * How lazy pictures are drawn on the server: they wait in a <noscript>. Whoever has no scripts sees
 * them as ever, and they are back in their place before the document is hydrated.
 */
export const drawDeferred = (picture: ReactElement): ReactElement =>
  createElement('noscript', { [mark]: '' }, picture)

/** Chrome fetches lazy pictures from 1250 px below the view; these come after the first paint. */
export const deferredPictures: DocumentStep = {
  name: 'lazy pictures wait for the first paint',
  // A parser without scripts reads what stands in a <noscript> as elements.
  missing({ page }) {
    const early = [...page.querySelectorAll('img[loading=lazy]')].filter(
      (picture) => !picture.closest(deferredPicturesSelector),
    )
    if (early.length > 0) return `${early.length} lazy pictures do not wait: ${early[0]?.outerHTML}`
    return page.querySelector(deferredPicturesSelector) ? null : 'no picture waits'
  },
}
