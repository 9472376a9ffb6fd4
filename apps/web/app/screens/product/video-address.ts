/** Hosts whose players may be shown (decision 011); the page's policy allows no other. */
const players = new Map([
  ['www.youtube.com', 'www.youtube-nocookie.com'],
  ['youtube.com', 'www.youtube-nocookie.com'],
  ['www.youtube-nocookie.com', 'www.youtube-nocookie.com'],
  ['player.vimeo.com', 'player.vimeo.com'],
  ['www.dailymotion.com', 'www.dailymotion.com'],
])

/** A player's own paths: youtube and dailymotion have /embed/, vimeo has /video/. */
const playing = /^\/(?:embed\/(?:video\/)?|video\/)[\w-]+$/

/** What an address without a host of its own leads to. */
const nowhere = 'https://nowhere.invalid'

/** Where a film is: in a player that we allow, else somewhere that a link may lead to. */
export type VideoSource = { player: string } | { link: string }

/**
 * Where a server's embed code leads; it is foreign HTML and is never put into the page. Null unless
 * that is an https address without a name and password in it.
 */
export function videoSource(embed: string | null): VideoSource | null {
  const source = embed?.trim()
  if (!source) return null
  const raw = /^https:\/\//i.test(source)
    ? source
    : /<iframe\b[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(source)?.slice(1).find(Boolean)
  if (!raw) return null
  try {
    const url = new URL(raw.replaceAll('&amp;', '&'), nowhere)
    if (url.protocol !== 'https:' || url.origin === nowhere) return null
    if (url.username || url.password) return null
    const host = players.get(url.hostname)
    return host && playing.test(url.pathname)
      ? { player: `https://${host}${url.pathname}` }
      : { link: url.href }
  } catch {
    return null
  }
}

/** A film's own file: over https, or from this shop. */
export const filmAddress = (url: string | null): string | null =>
  url && /^(https:\/\/|\/(?!\/))/i.test(url) ? url : null
