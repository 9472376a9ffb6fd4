import { type ReactNode, useState } from 'react'
import { cn } from '#lib/cn'
import { Dialog } from '../dialog/index.ts'
import { useT } from '../i18n/index.ts'

export type GalleryZoomProps = {
  label: string
  open: boolean
  onClose: () => void
  children: ReactNode
}

/** The picture over the whole window; pressing it doubles it, then it can be panned by scrolling. */
export default function GalleryZoom({ label, open, onClose, children }: GalleryZoomProps) {
  const t = useT()
  const [large, setLarge] = useState(false)
  return (
    <Dialog
      open={open}
      onOpenChange={() => {
        setLarge(false)
        onClose()
      }}
      title={label}
      size="xl"
      className="h-[calc(100dvh-2rem)]! sm:max-w-[min(100vw-4rem,80rem)]!"
    >
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
    </Dialog>
  )
}
