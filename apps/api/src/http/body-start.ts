/** A body as far as it was read, and what of it is still on its way; null when that is nothing. */
export interface BodyStart {
  readonly bytes: Buffer<ArrayBuffer>
  readonly rest: ReadableStreamDefaultReader<Uint8Array> | null
}

/**
 * Reads a body until it ends or is longer than `most` bytes: so much is held at once, however long the
 * whole is. Rejects where it breaks off before.
 */
export async function readStart(
  body: ReadableStream<Uint8Array>,
  most: number,
): Promise<BodyStart> {
  const reader = body.getReader()
  const chunks: Uint8Array[] = []
  for (let length = 0; length <= most; ) {
    const { done, value } = await reader.read()
    if (done) return { bytes: Buffer.concat(chunks), rest: null }
    chunks.push(value)
    length += value.byteLength
  }
  return { bytes: Buffer.concat(chunks), rest: reader }
}

/** The same body again, as a stream that is read no faster than it is taken. */
export function continued({ bytes, rest }: BodyStart): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => controller.enqueue(bytes),
      async pull(controller) {
        const { done, value } = (await rest?.read()) ?? { done: true }
        if (value) controller.enqueue(value)
        if (done) controller.close()
      },
      cancel: (reason) => rest?.cancel(reason),
    },
    { highWaterMark: 0 },
  )
}

/** Reads on and keeps nothing: the connection's next request lies behind it. */
export async function discard(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  try {
    while (!(await reader.read()).done);
  } catch {
    // Whoever was sending it has hung up.
  }
}

/**
 * The same body for whoever sends it on, and how to discard what they leave of it: an answer may come before
 * the body has, and end what it was sent on.
 */
export function takenWhole(body: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const reader = body.getReader()
  const rest = () => void discard(reader)
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        const { done, value } = await reader.read()
        if (value) controller.enqueue(value)
        if (done) controller.close()
      },
      cancel: rest,
    },
    { highWaterMark: 0 },
  )
  return { stream, rest }
}
