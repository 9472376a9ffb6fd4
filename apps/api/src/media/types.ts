/** What the media store does, and for whom. */
import type { FlightAsker } from '../limits/flights.ts'
import type { Box } from './redraw.ts'

export type Picture = { body: Buffer<ArrayBuffer>; type: string; etag: string }

/** Who asks for a picture that may have to be drawn. */
export type PictureAsker = FlightAsker & {
  /** Throws where it must not be drawn for them. */
  admit?: () => void
}

export type MediaStore = {
  /**
   * The picture, made now if need be; null when the key, width or format is not one of ours.
   */
  respond(
    key: string,
    variant: { width: number | null; format: string },
    asker?: PictureAsker,
  ): Promise<Picture | null>
  /** Prerenders pictures before their first request, quietly, one after the other. */
  prerender(keys: readonly string[], widths: readonly number[], stop?: AbortSignal): Promise<void>
  /**
   * Draws a sent picture anew and keeps it; its key from now on, null when it is no picture. What
   * the shop itself brings is `goods`: it takes no room from what its shoppers send.
   */
  keepPicture(
    picture: Uint8Array,
    box: Box,
    of?: 'shoppers' | 'goods',
    sender?: FlightAsker,
  ): Promise<string | null>
  /** Whether a picture that was sent is still there. */
  hasPicture(key: string): Promise<boolean>
  /** Keeps a sent document as it came; its key from now on. */
  keepDocument(document: Uint8Array): Promise<string>
  /** Deletes what was sent. */
  drop(key: string): Promise<void>
}

export type MediaStoreOptions = {
  /** Where pictures are kept. */
  dir: string
  /** Pictures made at the same time. */
  workers?: number
  /** Requests that may wait for a worker; past it `respond` throws MediaBusy. */
  queue?: number
  /** Kept bytes; past it those that were not asked for longest make room. */
  budget?: number
  /** Bytes that shoppers' files may take in all. */
  room?: number
}
