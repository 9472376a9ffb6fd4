import {
  type ComponentProps,
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { cn } from '#lib/cn'
import { mergeRefs } from '#lib/merge-refs'
import { useCurrentInSight } from '#lib/use-current-in-sight'
import { useReachable } from '#lib/use-reachable'
import { useSnapScroll } from '../carousel/index.ts'
import { useT } from '../i18n/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { ChevronEndIcon, ChevronStartIcon, PlayIcon, ZoomInIcon } from '../icons/index.ts'
import type { GalleryZoomProps } from './gallery-zoom.tsx'

const loadZoom = () => import('./gallery-zoom.tsx')
const preloadZoom = () => void loadZoom().catch(() => undefined)

type LazyZoomProps = GalleryZoomProps & { onMissing: (() => void) | undefined }

/** In place of a zoom whose code could not be loaded: the pictures stay as they are, and whoever draws them says why. */
function MissingZoom({ open, onClose, onMissing }: LazyZoomProps) {
  useEffect(() => {
    if (!open) return
    onClose()
    onMissing?.()
  }, [open, onClose, onMissing])
  return null
}
const GalleryZoom = lazy<ComponentType<LazyZoomProps>>(() =>
  loadZoom().catch(() => ({ default: MissingZoom })),
)

/** One picture or film; carry whatever your slots need to draw it. */
export type GalleryItem = {
  id: string | number
  type: 'image' | 'video'
  /** In words, for the name of its thumbnail. */
  alt?: string
}

export type GallerySlot = {
  index: number
  /** It is the one in view. */
  active: boolean
}

export type GalleryProps<Item extends GalleryItem> = Omit<ComponentProps<'section'>, 'children'> & {
  /** Names it: the product's name. */
  label: string
  /** In the order of showing. One alone has neither arrows nor thumbnails. */
  items: readonly Item[]
  /** Draws an item large. The first one is the page's largest picture: give it priority. */
  renderItem: (item: Item, slot: GallerySlot) => ReactNode
  /** Draws an item small. */
  renderThumbnail: (item: Item, slot: GallerySlot) => ReactNode
  /** Draws an image at full size in the zoom dialog, without a ground: its own goes on. Without it there is no zoom. */
  renderZoom?: (item: Item) => ReactNode
  /** The zoom was asked for, and its code could not be loaded. */
  onZoomMissing?: () => void
  /** The slot to bring into view when it changes, or another item comes to it: the picture of a chosen colour. */
  selected?: number
  /** Over the picture at its end: a favourite button, a badge. */
  overlay?: ReactNode
}

/** A product's pictures: swipe, thumbnails, arrows, and a zoom that loads when first wanted. */
export function Gallery<Item extends GalleryItem>({
  label,
  items,
  renderItem,
  renderThumbnail,
  renderZoom,
  onZoomMissing,
  selected,
  overlay,
  className,
  ...props
}: GalleryProps<Item>) {
  const t = useT()
  const row = useRef<HTMLUListElement>(null)
  const reachable = useReachable<HTMLUListElement>()
  const refs = useMemo(() => mergeRefs(row, reachable), [reachable])
  const { index, edges, goTo } = useSnapScroll(row, items.length)
  const opener = useRef<HTMLButtonElement>(null)
  const [zoomed, setZoomed] = useState<number | null>(null)
  const [zoomUsed, setZoomUsed] = useState(false)
  const current = items[index]
  const zoomedItem = zoomed === null ? undefined : items[zoomed]
  const selectedId = selected === undefined ? undefined : items[selected]?.id
  useEffect(() => {
    if (selected !== undefined && selectedId !== undefined) goTo(selected)
  }, [selected, selectedId, goTo])
  const many = items.length > 1
  const thumbnails = useRef<HTMLUListElement>(null)
  useCurrentInSight(thumbnails, index)

  const zoom = (slot: number) => {
    setZoomUsed(true)
    setZoomed(slot)
    goTo(slot)
  }
  // Films stay out of the zoom.
  const images = items.flatMap(({ type }, slot) => (type === 'image' ? [slot] : []))
  const at = images.indexOf(zoomed ?? -1)
  const turn = (to: number) => {
    const next = images[to]
    return next === undefined ? undefined : () => zoom(next)
  }

  const draw = (item: Item, slot: number) =>
    renderItem(item, { index: slot, active: slot === index })

  return (
    <section
      data-slot="gallery"
      aria-label={label}
      {...props}
      className={cn('grid min-w-0 content-start gap-3', className)}
    >
      <div className="group/gallery relative overflow-hidden rounded-tile bg-tile">
        <ul
          ref={refs}
          // Scrolled by arrow keys before scripts run, too.
          tabIndex={many ? 0 : undefined}
          className="relative flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain scrollbar-none"
        >
          {items.map((item, slot) => (
            <li
              // A row stays with the element that it has snapped to: what comes first is always the same one.
              key={slot ? item.id : 'first'}
              inert={slot !== index ? true : undefined}
              className="aspect-square w-full shrink-0 snap-start *:size-full"
            >
              {renderZoom && item.type === 'image' ? (
                // Beside the zoom button, which the keyboard has, and which the focus comes back to.
                <button
                  type="button"
                  tabIndex={-1}
                  onPointerEnter={preloadZoom}
                  onClick={() => {
                    opener.current?.focus({ preventScroll: true })
                    zoom(slot)
                  }}
                  className="block cursor-zoom-in *:size-full"
                >
                  {draw(item, slot)}
                </button>
              ) : (
                draw(item, slot)
              )}
            </li>
          ))}
        </ul>
        {many ? (
          <>
            <IconButton
              label={t('Previous picture')}
              variant="float"
              className="absolute start-3 top-1/2 -translate-y-1/2 opacity-0 transition-opacity focus-visible:opacity-100 disabled:opacity-0 group-hover/gallery:opacity-100 pointer-coarse:hidden"
              disabled={edges.start}
              onClick={() => goTo(index - 1)}
            >
              <ChevronStartIcon aria-hidden="true" />
            </IconButton>
            <IconButton
              label={t('Next picture')}
              variant="float"
              className="absolute end-3 top-1/2 -translate-y-1/2 opacity-0 transition-opacity focus-visible:opacity-100 disabled:opacity-0 group-hover/gallery:opacity-100 pointer-coarse:hidden"
              disabled={edges.end}
              onClick={() => goTo(index + 1)}
            >
              <ChevronEndIcon aria-hidden="true" />
            </IconButton>
            <span
              aria-hidden="true"
              className="absolute start-3 bottom-3 rounded-full bg-photo-shade px-2.5 py-1 text-on-photo text-xs tabular-nums"
            >
              <bdi dir="ltr">
                {index + 1} / {items.length}
              </bdi>
            </span>
          </>
        ) : null}
        <div className="absolute end-3 top-3 grid gap-2">{overlay}</div>
        {renderZoom && current?.type === 'image' ? (
          <IconButton
            ref={opener}
            label={t('Zoom in')}
            variant="float"
            className="absolute end-3 bottom-3"
            onPointerEnter={preloadZoom}
            onFocus={preloadZoom}
            onClick={() => zoom(index)}
          >
            <ZoomInIcon aria-hidden="true" />
          </IconButton>
        ) : null}
      </div>
      {many ? (
        <ul ref={thumbnails} className="flex gap-2 overflow-x-auto p-1 -m-1 me-0 scrollbar-none">
          {items.map((item, slot) => (
            <li key={slot ? item.id : 'first'} className="shrink-0">
              <button
                type="button"
                aria-label={[
                  item.type === 'video'
                    ? t('Show film {{number}}', { number: slot + 1 })
                    : t('Show picture {{number}}', { number: slot + 1 }),
                  ...(item.alt ? [item.alt] : []),
                ].join(': ')}
                aria-current={slot === index ? 'true' : undefined}
                onClick={() => goTo(slot)}
                className="relative block size-16 overflow-hidden rounded-control bg-tile opacity-70 transition-opacity *:size-full hover:opacity-100 aria-[current]:opacity-100 aria-[current]:ring-2 aria-[current]:ring-ink forced-colors:aria-[current]:border-4 sm:size-20"
              >
                {renderThumbnail(item, { index: slot, active: slot === index })}
                {item.type === 'video' ? (
                  <span className="absolute inset-0 grid place-items-center bg-photo-shade text-on-photo">
                    <PlayIcon aria-hidden="true" className="size-6 fill-current" />
                  </span>
                ) : null}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {renderZoom && zoomUsed ? (
        <Suspense>
          <GalleryZoom
            label={label}
            open={zoomed !== null}
            onClose={() => setZoomed(null)}
            onMissing={onZoomMissing}
            onPrevious={turn(at - 1)}
            onNext={turn(at + 1)}
            picture={zoomedItem?.id ?? null}
            number={at + 1}
            total={images.length}
          >
            {zoomedItem ? renderZoom(zoomedItem) : null}
          </GalleryZoom>
        </Suspense>
      ) : null}
    </section>
  )
}
