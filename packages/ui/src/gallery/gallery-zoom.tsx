import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useState,
} from 'react'
import { cn } from '#lib/cn'
import { isRtl } from '#lib/text-direction'
import { Frame } from '../dialog/frame.tsx'
import { useT } from '../i18n/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { ChevronEndIcon, ChevronStartIcon } from '../icons/index.ts'
import { type LoadedPicture, PictureGround } from './picture-ground.tsx'
import { usePanZoom } from './use-pan-zoom.ts'
import { useWholeWindow } from './use-whole-window.ts'

export type GalleryZoomProps = {
  label: string
  open: boolean
  onClose: () => void
  /** Moves to the picture before or after; absent at an end. */
  onPrevious?: () => void
  onNext?: () => void
  /** Tells one picture from another: the next one is seen whole again. */
  picture: string | number | null
  /** Which of them it is, from 1 on; 0 while it closes. */
  number: number
  /** How many pictures there are to turn to. */
  total: number
  children: ReactNode
}

const look = {
  slot: 'gallery-zoom',
  panel: 'inset-0 bg-tile data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in',
  head: 'absolute end-3 top-3 z-1 rounded-full bg-raised shadow-float',
  heading: '',
  title: '',
  description: '',
  body: 'overflow-hidden',
  footer: '',
}

/** What pictures do for themselves in the dark scheme (base.css) is done once here, for picture and ground alike. */
const lit = { opacity: 'var(--photo-light, 1)' }
const plain = { '--photo-light': 1, '--photo-ground': 'transparent' } as CSSProperties
/** What shows through a transparent picture, all around it; the picture's ground is measured by it. */
const under: CSSProperties = { background: 'var(--photo-ground)', containerType: 'size' }

const step = 1.6
/** Pixels that an arrow key pans. */
const pace = 80
const panned: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [pace, 0],
  ArrowRight: [-pace, 0],
  ArrowUp: [0, pace],
  ArrowDown: [0, -pace],
}

/**
 * The picture over the whole window. A click, a double tap, two fingers or the wheel zoom where they are;
 * what is larger than the window is dragged. Arrow keys turn to the other pictures, or pan.
 */
export default function GalleryZoom({
  label,
  open,
  onClose,
  onPrevious,
  onNext,
  picture,
  number,
  total,
  children,
}: GalleryZoomProps) {
  const t = useT()
  useWholeWindow(open)
  const [box, setBox] = useState<HTMLElement | null>(null)
  /** To the picture that stands on the right, or on the left. */
  const turn = (way: 'left' | 'right') => {
    const isNext = (way === 'right') !== (box !== null && isRtl(box))
    ;(isNext ? onNext : onPrevious)?.()
  }
  const { view, isLarge, reset, zoomBy, panBy, handlers } = usePanZoom(box, {
    onSwipe: (way) => turn(way === 1 ? 'right' : 'left'),
  })
  const [loaded, setLoaded] = useState<LoadedPicture | null>(null)
  /** The first that comes stays: a larger one of the same picture has the same edges. */
  const see = ({ target }: SyntheticEvent) => {
    if (target instanceof HTMLImageElement && target.naturalHeight > 0)
      setLoaded({ src: target.currentSrc, ratio: target.naturalWidth / target.naturalHeight })
  }
  const [shown, setShown] = useState(picture)
  if (picture !== shown) {
    setShown(picture)
    setLoaded(null)
    reset()
  }
  const press = (event: KeyboardEvent) => {
    const { key } = event
    if (key === '+' || key === '=') zoomBy(step)
    if (key === '-') zoomBy(1 / step)
    if (key === '0') reset()
    const way = panned[key]
    if (!way) return
    event.preventDefault()
    if (isLarge) panBy(...way)
    else if (key === 'ArrowLeft') turn('left')
    else if (key === 'ArrowRight') turn('right')
  }
  return (
    <Frame look={look} open={open} onOpenChange={onClose} onKeyDown={press} title={label} hideTitle>
      <section
        ref={setBox}
        aria-label={t('Zoomed picture')}
        className="relative size-full touch-none select-none overflow-hidden"
        style={under}
      >
        <button
          {...handlers}
          type="button"
          aria-label={isLarge ? t('Zoom out') : t('Zoom in')}
          onLoadCapture={loaded ? undefined : see}
          style={{ ...lit, transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
          className={cn(
            'block size-full -outline-offset-2 *:size-full',
            isLarge ? 'cursor-zoom-out!' : 'cursor-zoom-in!',
          )}
        >
          <span className="block *:size-full" style={plain}>
            {loaded ? <PictureGround {...loaded} /> : null}
            {children}
          </span>
        </button>
        {onPrevious && !isLarge ? (
          <IconButton
            label={t('Previous picture')}
            variant="float"
            className="absolute start-3 top-1/2 -translate-y-1/2 pointer-coarse:size-11"
            onClick={onPrevious}
          >
            <ChevronStartIcon aria-hidden="true" />
          </IconButton>
        ) : null}
        {onNext && !isLarge ? (
          <IconButton
            label={t('Next picture')}
            variant="float"
            className="absolute end-3 top-1/2 -translate-y-1/2 pointer-coarse:size-11"
            onClick={onNext}
          >
            <ChevronEndIcon aria-hidden="true" />
          </IconButton>
        ) : null}
        {total > 1 ? (
          <p role="status" className="absolute start-3 bottom-3">
            {number > 0 ? (
              <>
                <span
                  aria-hidden="true"
                  className="block rounded-full bg-photo-shade px-2.5 py-1 text-on-photo text-xs tabular-nums"
                >
                  <bdi dir="ltr">
                    {number} / {total}
                  </bdi>
                </span>
                <span className="sr-only">{t('{{number}} of {{total}}', { number, total })}</span>
              </>
            ) : null}
          </p>
        ) : null}
      </section>
    </Frame>
  )
}
