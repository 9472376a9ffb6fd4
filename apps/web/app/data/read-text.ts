/** Letters of an answer at most: a page of 100 products with all there is has a tenth of it. */
const most = 8_000_000

/**
 * Reads an answer's text; rejects when the limit ends or it grows beyond all measure. A server can begin
 * to answer and never end: what is asked of `fetch` holds until its first line only.
 */
export async function readText(response: Response, limit: AbortSignal): Promise<string> {
  const reader = response.body?.getReader()
  if (!reader) return ''
  const stop = () => void reader.cancel().catch(() => undefined)
  if (limit.aborted) stop()
  limit.addEventListener('abort', stop, { once: true })
  const decoder = new TextDecoder()
  let text = ''
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += decoder.decode(part.value, { stream: true })
      if (text.length > most) throw new RangeError('The answer has no end')
    }
    limit.throwIfAborted()
    return text + decoder.decode()
  } finally {
    limit.removeEventListener('abort', stop)
    stop()
  }
}
