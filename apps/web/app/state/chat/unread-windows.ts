import { joinWindows, type OtherWindows } from '#app/lib/other-windows.ts'

let windows: OtherWindows | null = null

/** Hears that a conversation was read in another window of this browser; the returned call ends it. */
export function hearRead(onRead: () => void): () => void {
  const joined = joinWindows('unread', onRead)
  windows = joined
  return () => {
    joined.close()
    if (windows === joined) windows = null
  }
}

/** Tells them of one that was read here. */
export const tellRead = () => windows?.tell()
