import '#app/whole.css'

export interface PlayerProps {
  /** A film's own file, or a player that we allow (video-address.ts). */
  source: { film: string } | { player: string }
  title: string
  /** The file cannot be played here. */
  onFail: () => void
}

/** A film that the shopper asked for; a foreign player is kept in a sandbox (decision 011). */
export default function Player({ source, title, onFail }: PlayerProps) {
  if ('film' in source)
    return (
      <video
        src={source.film}
        title={title}
        controls
        autoPlay
        playsInline
        onError={onFail}
        className="size-full bg-tile"
      />
    )
  return (
    <iframe
      src={`${source.player}?autoplay=1`}
      title={title}
      sandbox="allow-scripts allow-same-origin allow-presentation"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
      className="size-full border-0 bg-tile"
    />
  )
}
