import { useT } from '@shop/ui/i18n'
import { ExternalLinkIcon, PlayIcon } from '@shop/ui/icons'
import { Picture } from '@shop/ui/picture'
import { Skeleton } from '@shop/ui/skeleton'
import { type ReactNode, Suspense, useState } from 'react'
import { lazyPart } from '#app/lib/lazy-part.tsx'
import { usePicture } from '#app/state/shop/use-picture.ts'
import type { FilmMedia } from './media.ts'

const loadPlayer = () => import('./player.tsx')
const preloadPlayer = () => void loadPlayer().catch(() => undefined)
const Player = lazyPart(loadPlayer)

const hostOf = (address: string) => new URL(address).hostname.replace('www.', '')

export interface FilmProps {
  media: FilmMedia
  /** The product's. */
  name: string
  /** It is the one in view: another one does not play. */
  active: boolean
}

/** A film of a product: it loads when it is pressed; where it may not play here, a link leads to it. */
export function Film({ media, name, active }: FilmProps) {
  const t = useT()
  const [playing, setPlaying] = useState(false)
  const [failed, setFailed] = useState(false)
  const link = 'link' in media ? media.link : failed && 'film' in media ? media.film : null

  if (link !== null)
    return (
      <a href={link} target="_blank" rel="noopener noreferrer nofollow" className={face}>
        <Face
          poster={media.poster}
          icon={<ExternalLinkIcon aria-hidden="true" className="size-7" />}
          label={
            'link' in media
              ? t('Watch the film at {{host}}', { host: hostOf(link) })
              : t('Open the film')
          }
        />
      </a>
    )
  if (playing && active && !('link' in media))
    return (
      <Suspense fallback={<Skeleton className="size-full rounded-none" />}>
        <Player
          source={media}
          title={t('Film of {{name}}', { name })}
          onFail={() => setFailed(true)}
        />
      </Suspense>
    )
  return (
    <button
      type="button"
      onPointerEnter={preloadPlayer}
      onFocus={preloadPlayer}
      onClick={() => setPlaying(true)}
      className={face}
    >
      <Face
        poster={media.poster}
        icon={<PlayIcon aria-hidden="true" className="size-8 fill-current" />}
        label={t('Play the film')}
        note={
          'player' in media
            ? t('It is shown by {{host}}, which then learns that you watch it.', {
                host: hostOf(media.player),
              })
            : null
        }
      />
    </button>
  )
}

const face = 'relative block size-full -outline-offset-4'

interface FaceProps {
  poster: string
  icon: ReactNode
  label: string
  note?: string | null
}

function Face({ poster, icon, label, note }: FaceProps) {
  const pictureOf = usePicture()
  return (
    <>
      <Picture
        {...pictureOf(poster, 960)}
        alt=""
        width={960}
        height={960}
        sizes="(min-width: 48rem) 50vw, 100vw"
        className="absolute inset-0 size-full"
      />
      <span className="absolute inset-0 grid place-content-center justify-items-center gap-3 p-4">
        <span className="grid size-18 place-items-center rounded-full bg-ink text-on-ink">
          {icon}
        </span>
        <span className="grid max-w-72 justify-items-center gap-1 rounded-tile bg-raised px-4 py-2 text-center shadow-float">
          <span className="font-semibold">{label}</span>
          {note ? <span className="text-ink-muted text-sm">{note}</span> : null}
        </span>
      </span>
    </>
  )
}
