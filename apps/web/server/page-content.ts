import { createHash } from 'node:crypto'
import { type Encoding, negotiate } from './accept-encoding.ts'
import { type Packed, pack, unpack } from './compress.ts'

/** A text packed for one encoding. */
interface Form {
  packed: Promise<Packed>
  bytes: number
  isBest: boolean
}

/** What a page says: its text, or once that is packed for somebody only the packed, an eighth of it. */
export interface Content {
  digest: string
  text: Buffer<ArrayBuffer> | null
  forms: Map<Encoding, Form>
  /** What it takes by now. */
  bytes: number
}

/** A text that is as it was before keeps what was packed of it. */
export function contentOf(body: Buffer<ArrayBuffer>, before?: Content): Content {
  const digest = createHash('sha256').update(body).digest('base64')
  return before?.digest === digest
    ? before
    : { digest, text: body, forms: new Map(), bytes: body.length }
}

async function textOf({ text, forms }: Content): Promise<Buffer<ArrayBuffer>> {
  if (text) return text
  const [form] = forms.values()
  if (!form) throw new Error('A page is there as text or packed')
  return unpack(await form.packed)
}

/** Lets the text go once something was packed of it. */
function take(content: Content, form: Form, { body }: Packed) {
  form.bytes = body.length
  content.text = null
  content.bytes = [...content.forms.values()].reduce((sum, { bytes }) => sum + bytes, 0)
}

/** So many times as long as it packed it rests: a tenth of one thread at most. */
const rests = 9

/**
 * Packs texts quickly once for each encoding, and then as small as can be: nobody waits for that.
 *
 * @param isIdle whether there is time for it
 */
export function createPacker(isIdle: () => boolean) {
  let isPacking = false

  /**
   * One at a time, and then a rest: it takes a tenth of a second of a thread that logins wait for, too,
   * and readers of many pages would keep the processor at it.
   */
  async function packBest(content: Content, form: Form, encoding: Encoding) {
    isPacking = true
    form.isBest = true
    const began = performance.now()
    try {
      const best = await pack(await unpack(await form.packed), encoding, 'best')
      form.packed = Promise.resolve(best)
      take(content, form, best)
    } catch {
      // It stays as it is packed.
    } finally {
      const rest = (performance.now() - began) * rests
      setTimeout(() => {
        isPacking = false
      }, rest).unref()
    }
  }

  function formOf(content: Content, encoding: Encoding): Form {
    const known = content.forms.get(encoding)
    if (known) return known
    const packed = textOf(content).then((text) => pack(text, encoding))
    const form = { packed, bytes: 0, isBest: false }
    content.forms.set(encoding, form)
    packed.then(
      (made) => take(content, form, made),
      () => content.forms.delete(encoding),
    )
    return form
  }

  /** The text as it goes out. @param accepted the browser's Accept-Encoding */
  return async function packed(content: Content, accepted: string | null): Promise<Packed> {
    const { encoding } = negotiate(accepted)
    if (encoding === null) return { body: await textOf(content), encoding }
    const form = formOf(content, encoding)
    const packed = await form.packed
    if (!form.isBest && !isPacking && isIdle()) void packBest(content, form, encoding)
    return packed
  }
}
