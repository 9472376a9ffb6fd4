const link = /^#reset=([\w-]{20,255})$/

/**
 * The token of the link that brought the shopper here from a letter; null for any other visit. It is
 * taken out of the address, so that no history and no shared link holds it.
 */
export function takeLetterToken(): string | null {
  const token = link.exec(location.hash)?.[1] ?? null
  if (token !== null)
    history.replaceState(history.state, '', `${location.pathname}${location.search}`)
  return token
}
