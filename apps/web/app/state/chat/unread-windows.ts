import { windowNews } from '#app/lib/other-windows.ts'

/** A conversation was read in another window of this browser. */
export const { hear: hearRead, tell: tellRead } = windowNews('unread')
