import { type SyntheticEvent, useCallback, useState } from 'react'

/**
 * Tells whether a picture failed. A picture may have failed before the browser took the server's
 * HTML over and its error event is gone by then, so the element itself is asked once on mount.
 */
export function useImageFailure(src: string | undefined) {
  const [failedSrc, setFailedSrc] = useState<string>()
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setFailedSrc(src)
    },
    [src],
  )
  const onError = (_event: SyntheticEvent) => setFailedSrc(src)
  return { failed: src === undefined || failedSrc === src, ref, onError }
}
