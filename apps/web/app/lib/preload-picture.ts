import { preload } from 'react-dom'
import type { PictureForms } from './picture-source.ts'

/**
 * Asks for the page's largest picture before the document names it. Only the server does: in the
 * browser the picture itself is there in the same moment.
 */
export function preloadPicture({ src, sources }: PictureForms, imageSizes: string | undefined) {
  const source = sources?.[0]
  if (!import.meta.env.SSR || !src || !source) return
  preload(src, {
    as: 'image',
    imageSrcSet: source.srcSet,
    imageSizes,
    type: source.type,
    fetchPriority: 'high',
  })
}
