import { useT } from '@shop/ui/i18n'
import { Picture } from '@shop/ui/picture'
import { Suspense, useState } from 'react'
import { isolate } from '#app/lib/i18n/isolate.ts'
import { lazyPart } from '#app/lib/lazy-part.tsx'
import { usePicture } from '#app/state/shop/use-picture.ts'
import type { ReviewPhotosProps } from './photo-viewer.tsx'

const loadViewer = () => import('./photo-viewer.tsx')
const PhotoViewer = /* @__PURE__ */ lazyPart(loadViewer)
const preload = () => void loadViewer().catch(() => undefined)

/** What a reviewer showed: small ones that open the viewer, whose code comes when it is wanted. */
export function ReviewPhotos({ photos, author }: ReviewPhotosProps) {
  const t = useT()
  const pictureOf = usePicture()
  const [viewer, setViewer] = useState({ at: 0, isOpen: false, wasOpened: false })
  return (
    <>
      <ul className="mt-3 flex flex-wrap gap-2">
        {photos.map(({ src, alt }, at) => (
          <li key={src}>
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={
                alt
                  ? t('Photo {{number}}: {{words}}', { number: at + 1, words: isolate(alt) })
                  : t('Photo {{number}} of {{name}}', { number: at + 1, name: isolate(author) })
              }
              onPointerEnter={preload}
              onFocus={preload}
              onClick={() => setViewer({ at, isOpen: true, wasOpened: true })}
              className="block size-18 overflow-hidden rounded-control sm:size-20"
            >
              <Picture
                {...pictureOf(src, 160)}
                sizes="80px"
                alt=""
                width={80}
                height={80}
                className="size-full"
              />
            </button>
          </li>
        ))}
      </ul>
      {viewer.wasOpened ? (
        <Suspense>
          <PhotoViewer
            photos={photos}
            author={author}
            at={viewer.at}
            onTurn={(at) => setViewer((before) => ({ ...before, at }))}
            open={viewer.isOpen}
            onOpenChange={(isOpen) => setViewer((before) => ({ ...before, isOpen }))}
          />
        </Suspense>
      ) : null}
    </>
  )
}
