import { IncomingMessage } from 'node:http'

/** Pieces of a body that may come as they like: whatever is short is written in that many at most. */
const allowed = 1000
/** What all pieces have on average from then on, in bytes; a program that writes a body writes more at once. */
const least = 64

/**
 * A request whose body may not come in crumbs. Each piece (a chunk of a chunked body, a packet of any) is kept
 * as an object of some two hundred bytes until it is read: a body of 120,000 chunks of one byte takes 25 MB
 * and holds the event loop, however short it is by its bytes. Its connection is cut, as if its sender had hung up.
 */
export class PiecewiseRequest extends IncomingMessage {
  #pieces = 0
  #bytes = 0

  override push(piece: Buffer | null, encoding?: BufferEncoding): boolean {
    if (piece !== null) {
      this.#pieces += 1
      this.#bytes += piece.length
      if (this.#pieces > allowed && this.#bytes < this.#pieces * least) {
        this.socket.destroy()
        return false
      }
    }
    return super.push(piece, encoding)
  }
}
