/** Hosts whose players may be shown (decisions.md 11); the page's policy allows no other. */
const players: Record<string, string> = {
  'www.youtube.com': 'www.youtube-nocookie.com',
  'youtube.com': 'www.youtube-nocookie.com',
  'www.youtube-nocookie.com': 'www.youtube-nocookie.com',
  'player.vimeo.com': 'player.vimeo.com',
  'www.dailymotion.com': 'www.dailymotion.com',
}

/** A player's own paths: youtube and dailymotion have /embed/, vimeo has /video/. */
const playing = /^\/(?:embed\/(?:video\/)?|video\/)[\w-]+$/

/**
 * The player's address out of a server's embed code, which is foreign HTML and is never put into
 * the page. Null unless it is an https address of a player that we allow.
 */
export function playerAddress(embed: string | null): string | null {
  const source = embed?.trim()
  if (!source) return null
  const raw = /^https:\/\//i.test(source)
    ? source
    : /<iframe\b[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(source)?.slice(1).find(Boolean)
  if (!raw) return null
  try {
    const url = new URL(raw.replaceAll('&amp;', '&'), 'https://nowhere.invalid')
    const host = players[url.hostname]
    if (url.protocol !== 'https:' || !host || !playing.test(url.pathname)) return null
    return `https://${host}${url.pathname}`
  } catch {
    return null
  }
}

/** A film's own file: over https, or from this shop. */
export const filmAddress = (url: string | null): string | null =>
  url && /^(https:\/\/|\/(?!\/))/i.test(url) ? url : null
