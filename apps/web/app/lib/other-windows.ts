/** What the windows of one browser tell each other: that what the name stands for has changed. */
export interface OtherWindows {
  tell: () => void
  close: () => void
}

/**
 * Connects the windows of one browser. A window that nobody sees hears of it when it is seen again, so
 * that many of them ask the server no more than one.
 */
export function joinWindows(name: string, onChange: () => void): OtherWindows {
  const channel = new BroadcastChannel(name)
  const controller = new AbortController()
  let isTold = false
  const hear = () => {
    if (document.visibilityState === 'hidden') {
      isTold = true
      return
    }
    isTold = false
    onChange()
  }
  channel.addEventListener('message', hear)
  document.addEventListener('visibilitychange', () => isTold && hear(), {
    signal: controller.signal,
  })
  return {
    tell: () => channel.postMessage(null),
    close() {
      channel.close()
      controller.abort()
    },
  }
}

/** What one place of a page hears of other windows, and any place tells them, also before it hears. */
export function windowNews(name: string) {
  let windows: OtherWindows | null = null
  return {
    /** The returned call ends it. */
    hear(onChange: () => void): () => void {
      const joined = joinWindows(name, onChange)
      windows = joined
      return () => {
        joined.close()
        if (windows === joined) windows = null
      }
    },
    tell() {
      if (windows) return windows.tell()
      const channel = new BroadcastChannel(name)
      channel.postMessage(null)
      channel.close()
    },
  }
}
