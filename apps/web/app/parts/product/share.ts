export type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed'

/** The page's address without what belongs to this visit alone. */
function pageAddress(): string {
  const url = new URL(location.href)
  url.hash = ''
  return url.href
}

/** Opens the system's sheet on touch screens; elsewhere the address goes to the clipboard. */
export async function shareAddress(title: string): Promise<ShareOutcome> {
  const url = pageAddress()
  if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
    try {
      await navigator.share({ title, url })
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled'
    }
  }
  try {
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch {
    return 'failed'
  }
}
