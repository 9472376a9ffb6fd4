import '#app/whole.css'
import type { Media } from './media.ts'

export interface PlayerProps {
  media: Extract<Media, { type: 'video' }>
  title: string
}

/** A film that the shopper asked for; a foreign player is kept in a sandbox (decisions.md 11). */
export default function Player({ media, title }: PlayerProps) {
  if (media.player === null)
    return (
      <video src={media.film} title={title} controls autoPlay playsInline className="bg-tile" />
    )
  return (
    <iframe
      src={`${media.player}?autoplay=1`}
      title={title}
      sandbox="allow-scripts allow-same-origin allow-presentation"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
      className="border-0 bg-tile"
    />
  )
}
