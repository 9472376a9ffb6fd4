/** Forms as they are sent: what they hold is counted before it is read, which takes far longer. */
import type { Context } from 'hono'
import type { AppEnv } from '../deps.ts'
import { refuse } from './refusal.ts'

/** Fields and files of a form: the longest of ours has some thirty. */
const maxParts = 200

const unreadable = 'The request body could not be read.'

/** How often a text stands in bytes, as far as that matters. */
const countOf = (bytes: Buffer, text: string): number => {
  let count = 0
  for (let at = bytes.indexOf(text); at >= 0 && count <= maxParts; at = bytes.indexOf(text, at + 1))
    count += 1
  return count
}

/** Bytes of what stands before a part's value: its field's name, and the name of its file. */
const maxHead = 4096

/** Whether each part begins with a head that ends soon: the parser takes seconds over a long one. */
const haveShortHeads = (bytes: Buffer, separator: string): boolean => {
  for (let at = bytes.indexOf(separator); at >= 0; at = bytes.indexOf(separator, at + 1)) {
    const head = bytes.subarray(at, at + maxHead)
    if (head.length === maxHead && !head.includes('\r\n\r\n')) return false
  }
  return true
}

/** The characters that a boundary may have (RFC 2046, 5.1.1), quoted or not. */
const boundaryOf = (type: string): string =>
  /^multipart\/form-data *; *boundary=("?)([\w'()+,./:=?-]{1,70})\1 *$/i.exec(type)?.[2] ??
  refuse(422, unreadable)

/**
 * What stands between a form's parts, and its type as the parser is told it: made of the boundary that
 * is counted, so that a type written in another way cannot mean one to us and another to the parser.
 */
const formatOf = (type: string): { separator: string; plainType: string } => {
  if (!/^multipart\//i.test(type))
    return { separator: '&', plainType: 'application/x-www-form-urlencoded' }
  const boundary = boundaryOf(type)
  return { separator: `--${boundary}`, plainType: `multipart/form-data; boundary="${boundary}"` }
}

const forms = new WeakMap<Request, Promise<FormData>>()

const parse = async (c: Context<AppEnv>, type: string): Promise<FormData> => {
  const { separator, plainType } = formatOf(type)
  const bytes = await c.req.arrayBuffer()
  c.var.formHasCome?.()
  const sent = Buffer.from(bytes)
  if (countOf(sent, separator) > maxParts) return refuse(422, 'The request holds too many values.')
  if (separator !== '&' && !haveShortHeads(sent, separator)) return refuse(422, unreadable)
  return new Response(bytes, { headers: { 'Content-Type': plainType } })
    .formData()
    .catch(() => refuse(422, unreadable))
}

/** The request's form, read once; refuses with 422 what is none, and what has too many parts. */
export const readForm = (c: Context<AppEnv>, type: string): Promise<FormData> => {
  const form = forms.get(c.req.raw) ?? parse(c, type)
  forms.set(c.req.raw, form)
  return form
}
