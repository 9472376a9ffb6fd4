import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { cn } from '#lib/cn'
import { isRtl } from '#lib/text-direction'
import { Dialog } from '../dialog/index.ts'
import { useT } from '../i18n/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { ChevronEndIcon, ChevronStartIcon } from '../icons/index.ts'

export type GalleryZoomProps = {
  label: string
  open: boolean
  onClose: () => void
  /** Moves to the picture before or after; absent at an end. */
  onPrevious?: () => void
  onNext?: () => void
  children: ReactNode
}

/**
 * The picture over the whole window; pressing it doubles it, then it can be panned by scrolling.
 * Arrow keys turn to the other pictures, or pan while it is doubled.
 */
export default function GalleryZoom({
  label,
  open,
  onClose,
  onPrevious,
  onNext,
  children,
}: GalleryZoomProps) {
  const t = useT()
  const [large, setLarge] = useState(false)
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const rtl = isRtl(event.currentTarget)
    if (event.key === '+' || event.key === '=') setLarge(true)
    if (event.key === '-') setLarge(false)
    if (large) return
    if (event.key === (rtl ? 'ArrowRight' : 'ArrowLeft')) onPrevious?.()
    if (event.key === (rtl ? 'ArrowLeft' : 'ArrowRight')) onNext?.()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={() => {
        setLarge(false)
        onClose()
      }}
      onKeyDown={press}
      title={label}
      size="xl"
      className="h-[calc(100dvh-2rem)] sm:h-[calc(100dvh-2rem)] sm:max-w-[min(100vw-4rem,80rem)]"
    >
      <div className="relative size-full">
        <section aria-label={t('Zoomed picture')} className="size-full overflow-auto">
          <button
            type="button"
            aria-label={large ? t('Zoom out') : t('Zoom in')}
            onClick={() => setLarge(!large)}
            className={cn(
              'block -outline-offset-2 *:size-full',
              large ? 'size-[200%] cursor-zoom-out!' : 'size-full cursor-zoom-in!',
            )}
          >
            {children}
          </button>
        </section>
        {onPrevious && !large ? (
          <IconButton
            label={t('Previous picture')}
            variant="float"
            className="absolute start-3 top-1/2 -translate-y-1/2"
            onClick={onPrevious}
          >
            <ChevronStartIcon aria-hidden="true" />
          </IconButton>
        ) : null}
        {onNext && !large ? (
          <IconButton
            label={t('Next picture')}
            variant="float"
            className="absolute end-3 top-1/2 -translate-y-1/2"
            onClick={onNext}
          >
            <ChevronEndIcon aria-hidden="true" />
          </IconButton>
        ) : null}
      </div>
    </Dialog>
  )
}
