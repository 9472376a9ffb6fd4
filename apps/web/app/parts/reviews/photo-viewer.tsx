import type { Review } from '@shop/contract'
import { Dialog } from '@shop/ui/dialog'
import { useDirection } from '@shop/ui/direction'
import { useT } from '@shop/ui/i18n'
import { IconButton } from '@shop/ui/icon-button'
import { ChevronEndIcon, ChevronStartIcon } from '@shop/ui/icons'
import { Picture } from '@shop/ui/picture'
import type { KeyboardEvent } from 'react'
import { isolate } from '#app/lib/i18n/isolate.ts'
import { usePicture } from '#app/state/shop/use-picture.ts'

export interface ReviewPhotosProps {
  photos: Review['photos']
  /** Who took them. */
  author: string
}

export interface PhotoViewerProps extends ReviewPhotosProps {
  /** Which photo is shown, from 0. */
  at: number
  onTurn: (at: number) => void
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** A review's photos, one large at a time; arrow keys turn them in reading direction. */
export default function PhotoViewer({
  photos,
  author,
  at,
  onTurn,
  open,
  onOpenChange,
}: PhotoViewerProps) {
  const t = useT()
  const direction = useDirection()
  const pictureOf = usePicture()
  const photo = photos[at]
  if (!photo) return null
  const turn = (to: number) => {
    if (to >= 0 && to < photos.length) onTurn(to)
  }
  const press = ({ key }: KeyboardEvent) => {
    const ahead = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
    if (key === ahead) turn(at + 1)
    if (key === back) turn(at - 1)
  }
  const words = photo.alt ?? t('Photo {{number}} of {{name}}', { number: at + 1, name: author })
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="xl"
      title={t('Photos of {{name}}', { name: isolate(author) })}
      onKeyDown={press}
    >
      <div className="grid gap-3">
        <Picture
          {...pictureOf(photo.src)}
          sizes="(min-width: 60rem) 56rem, 100vw"
          alt={words}
          width={1200}
          height={900}
          fit="contain"
          eager
          className="max-h-[62dvh] w-full rounded-tile"
        />
        <div className="flex items-center justify-between gap-4">
          <IconButton
            label={t('Previous photo')}
            variant="outline"
            aria-disabled={at === 0}
            onClick={() => turn(at - 1)}
          >
            <ChevronStartIcon aria-hidden="true" />
          </IconButton>
          <p aria-live="polite" className="min-w-0 text-center text-sm">
            <span className="block text-ink-muted tabular-nums">
              {t('{{number}} of {{total}}', { number: at + 1, total: photos.length })}
            </span>
            {photo.alt ? <bdi className="wrap-anywhere">{photo.alt}</bdi> : null}
          </p>
          <IconButton
            label={t('Next photo')}
            variant="outline"
            aria-disabled={at === photos.length - 1}
            onClick={() => turn(at + 1)}
          >
            <ChevronEndIcon aria-hidden="true" />
          </IconButton>
        </div>
      </div>
    </Dialog>
  )
}
