/** Written pages, how to reach the shop, and messages to it (wire.md 13). */
import * as v from 'valibot'
import { call } from './call.ts'
import { lengths } from './lengths.ts'
import { maybeParam, maybeTextParam, textParam } from './request.ts'
import { id, maybe, maybeText, text } from './shape.ts'

/** Both are null where there is no such page: the answer is a 200 all the same. */
export const LegalPage = v.object({ title: maybeText, description: maybeText })
export type LegalPage = v.InferOutput<typeof LegalPage>

export const getLegalPage = call({
  method: 'GET',
  path: '/legal-pages/{slug}',
  auth: 'none',
  summary: 'A written page such as terms-and-conditions; an unknown slug is answered with nulls',
  data: v.object({ content: v.fallback(LegalPage, { title: null, description: null }) }),
})

export const Contact = v.object({
  phone: maybeText,
  email: maybeText,
  whatsapp: maybeText,
  messenger: maybeText,
})
export type Contact = v.InferOutput<typeof Contact>

export const getContact = call({
  method: 'GET',
  path: '/contact-us',
  auth: 'none',
  summary: 'How the shop can be reached',
  data: Contact,
})

const phone = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(lengths.phone),
  v.regex(/^\+?[\d\s().-]{6,}$/),
)

export const ContactForm = v.object({
  subject: textParam(),
  message: textParam(lengths.message),
  name: maybeTextParam(),
  phone: maybeParam(phone),
})
export type ContactForm = v.InferInput<typeof ContactForm>

export const ContactMessage = v.object({
  id,
  subject: text,
  message: text,
  name: maybeText,
  phone: maybeText,
})
export type ContactMessage = v.InferOutput<typeof ContactMessage>

export const sendContact = call({
  method: 'POST',
  path: '/support',
  auth: 'none',
  summary: 'Writes to the shop; no login needed',
  body: ContactForm,
  /** The stored row, which nobody reads: a message that was taken is sent, whatever it looks like. */
  data: v.fallback(v.object({ content: maybe(ContactMessage) }), { content: null }),
})
