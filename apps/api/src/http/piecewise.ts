import { IncomingMessage } from 'node:http'

/** Pieces that are shorter are put together, up to so much at once; bytes. */
const short = 1024
const together = 4096
/** Pieces of a body that may come as they like: whatever is short is written in that many at most. */
const allowed = 1000
/** What all pieces have on average from then on, in bytes; a program that writes a body writes more at once. */
const least = 64

/**
 * A request whose body comes in few pieces, in however many it was sent. Node keeps each (a chunk of a
 * chunked body, a packet of any) as an object of some hundred bytes until it is read: bodies in chunks
 * of one byte would fill the memory with a fraction of the bytes that they may have. Short ones are put together,
 * and wait for more or for the end; a body of nothing but crumbs, which holds the event loop as well, has
 * its connection cut, as if its sender had hung up.
 */
export class PiecewiseRequest extends IncomingMessage {
  #pieces = 0
  #bytes = 0
  #held: Buffer | null = null
  #length = 0

  override push(piece: Buffer | null, encoding?: BufferEncoding): boolean {
    if (piece === null) {
      this.#handOn()
      return super.push(null)
    }
    this.#pieces += 1
    this.#bytes += piece.length
    if (this.#pieces > allowed && this.#bytes < this.#pieces * least) {
      this.#held = null
      this.socket.destroy()
      return false
    }
    const isShort = piece.length < short
    if (!isShort || this.#length + piece.length > together) this.#handOn()
    if (!isShort) return super.push(piece, encoding)
    this.#held ??= Buffer.allocUnsafeSlow(together)
    this.#length += piece.copy(this.#held, this.#length)
    return this.readableLength < this.readableHighWaterMark
  }

  #handOn(): void {
    if (!this.#held) return
    const whole = this.#held.subarray(0, this.#length)
    // Little of it used: it would be kept whole.
    super.push(this.#length * 2 < together ? Buffer.from(whole) : whole)
    this.#held = null
    this.#length = 0
  }
}
