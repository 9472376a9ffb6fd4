import { Children, type ComponentProps, type ReactNode, useMemo, useRef, useState } from 'react'
import { cn } from '#lib/cn'
import { mergeRefs } from '#lib/merge-refs'
import { useReachable } from '#lib/use-reachable'
import { useT } from '../i18n/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { ChevronEndIcon, ChevronStartIcon, PauseIcon, PlayIcon } from '../icons/index.ts'
import { useAutoplay } from './use-autoplay.ts'
import { useSnapScroll } from './use-snap-scroll.ts'

export const carouselVariants = {
  /** One slide over the whole width, with dots. */
  banner: { track: 'overflow-y-hidden rounded-tile', slide: 'w-full' },
  /** A row of tiles that runs out of the view. */
  rail: { track: '-mx-1 scroll-px-1 gap-4 px-1', slide: 'w-40 sm:w-52' },
}

const track =
  'relative flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain scrollbar-none'

export type CarouselProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** Names it: "Offers". */
  label: string
  /** The slides. */
  children: ReactNode
  /** `banner`: one slide at a time, round and round. `rail`: a row of tiles with two ends. */
  variant?: keyof typeof carouselVariants
  /** Milliseconds a slide stays, for a banner that moves by itself. Never with reduced motion. */
  autoplay?: number
  /** The width of a slide in a rail: classes. */
  slideClassName?: string
}

/** Slides that snap: swipe, scroll, press the buttons, or Tab through them. */
export function Carousel({
  label,
  children,
  variant = 'banner',
  autoplay,
  slideClassName,
  className,
  ...props
}: CarouselProps) {
  const t = useT()
  const slides = Children.toArray(children)
  const row = useRef<HTMLUListElement>(null)
  const reachable = useReachable<HTMLUListElement>()
  const refs = useMemo(() => mergeRefs(row, reachable), [reachable])
  const total = slides.length
  const { index, edges, goTo, page } = useSnapScroll(row, total)
  const rotation = useRef<HTMLButtonElement>(null)
  const [held, setHeld] = useState(false)
  const banner = variant === 'banner'
  const turn = (way: 1 | -1) => goTo((index + way + total) % total)
  const { playing, setPlaying } = useAutoplay(total > 1 ? autoplay : undefined, held, () => {
    // Behind a dialog it would only draw the eye away.
    if (!row.current?.closest('[aria-hidden="true"], [inert]')) turn(1)
  })
  const move = banner ? turn : page
  const arrow =
    'absolute top-1/2 -translate-y-1/2 z-1 opacity-0 transition-opacity focus-visible:opacity-100 group-hover/carousel:opacity-100 pointer-coarse:hidden disabled:opacity-0'

  return (
    <section
      data-slot="carousel"
      data-variant={variant}
      aria-roledescription={t('carousel')}
      aria-label={label}
      {...props}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={({ target }) => {
        // Whoever is in here by keyboard wants it to stand, until they say otherwise.
        if (target !== rotation.current && target.matches(':focus-visible')) setPlaying(false)
      }}
      className={cn('group/carousel relative min-w-0', className)}
    >
      {banner && total > 1 ? (
        <div className="absolute inset-x-0 bottom-3 z-1 mx-auto flex w-fit max-w-full flex-wrap items-center justify-center gap-0.5 rounded-full bg-photo-shade px-2 text-on-photo forced-color-adjust-none pointer-coarse:gap-x-5">
          {autoplay === undefined ? null : (
            <button
              ref={rotation}
              type="button"
              aria-label={playing ? t('Stop the slides') : t('Play the slides')}
              onClick={() => setPlaying(!playing)}
              className="relative grid size-6 place-items-center rounded-full outline-current -outline-offset-2 after:absolute pointer-coarse:after:-inset-2.5 motion-reduce:hidden"
            >
              {playing ? (
                <PauseIcon aria-hidden="true" className="size-3.5 fill-current" />
              ) : (
                <PlayIcon aria-hidden="true" className="size-3.5 fill-current" />
              )}
            </button>
          )}
          {slides.map((slide, slot) => (
            <button
              key={typeof slide === 'object' && 'key' in slide ? slide.key : slot}
              type="button"
              aria-label={t('Slide {{number}}', { number: slot + 1 })}
              aria-current={slot === index ? 'true' : undefined}
              onClick={() => goTo(slot)}
              className="group/dot relative grid size-6 place-items-center rounded-full outline-current -outline-offset-2 after:absolute pointer-coarse:after:-inset-2.5"
            >
              <span className="h-1.5 w-1.5 rounded-full bg-current opacity-50 transition-[scale,opacity] group-aria-[current]/dot:scale-135 group-aria-[current]/dot:opacity-100" />
            </button>
          ))}
        </div>
      ) : null}
      {total > 1 ? (
        <>
          <IconButton
            label={t('Previous')}
            variant="float"
            className={cn(arrow, banner ? 'start-4' : '-start-4')}
            disabled={!banner && edges.start}
            onClick={() => move(-1)}
          >
            <ChevronStartIcon aria-hidden="true" />
          </IconButton>
          <IconButton
            label={t('Next')}
            variant="float"
            className={cn(arrow, banner ? 'end-4' : '-end-4')}
            disabled={!banner && edges.end}
            onClick={() => move(1)}
          >
            <ChevronEndIcon aria-hidden="true" />
          </IconButton>
        </>
      ) : null}
      <ul
        ref={refs}
        aria-label={label}
        aria-live={banner && !playing ? 'polite' : undefined}
        className={cn(track, carouselVariants[variant].track, '-outline-offset-2')}
      >
        {slides.map((slide, slot) => (
          <li
            key={typeof slide === 'object' && 'key' in slide ? slide.key : slot}
            aria-label={
              banner ? t('{{number}} of {{total}}', { number: slot + 1, total }) : undefined
            }
            inert={banner && slot !== index ? true : undefined}
            className={cn('shrink-0 snap-start', carouselVariants[variant].slide, slideClassName)}
          >
            {slide}
          </li>
        ))}
      </ul>
    </section>
  )
}
