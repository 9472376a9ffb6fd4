import { type Contact, type ContactForm, type ContactMessage, getContact } from '@shop/contract'
import * as v from 'valibot'
import type { Deps } from '../deps.ts'
import { refuse } from '../http/refusal.ts'
import { readSetting } from '../settings/service.ts'
import { contactMessages } from './tables.ts'

/** How the shop can be reached: the setting of that name; nulls where nobody filled it in. */
export const readContact = async (deps: Deps): Promise<Contact> => {
  const known = v.safeParse(getContact.data, await readSetting(deps, 'contact_us'))
  return known.success
    ? known.output
    : { phone: null, email: null, whatsapp: null, messenger: null }
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ')

/**
 * Mails a message to the shop's own address, where the settings say one. Nobody waits for it: the
 * message is kept, whatever becomes of the mail.
 */
export function mailMessage(deps: Deps, { subject, message, name, phone }: ContactMessage): void {
  const { mail } = deps
  if (!mail) return
  const writer = [name, phone].filter(Boolean).join(', ')
  const text = [message, ...(writer ? [writer] : [])].join('\n\n')
  Promise.all([readContact(deps), readSetting(deps, 'email'), readSetting(deps, 'app_name')])
    .then(async ([contact, email, app]) => {
      const to = contact.email ?? email
      if (typeof to !== 'string' || to === '') return
      await mail.send({ to, subject: oneLine(`${String(app ?? 'Shop')}: ${subject}`), text })
    })
    .catch((error: unknown) => console.warn(`A message was not mailed: ${String(error)}`))
}

/** Keeps a message for whoever runs the shop. */
export const keepMessage = async (
  { db, now }: Deps,
  { subject, message, name = null, phone = null }: ContactForm,
): Promise<ContactMessage> => {
  const [row] = await db
    .insert(contactMessages)
    .values({ subject, message, name, phone, createdAt: now() })
    .returning({
      id: contactMessages.id,
      subject: contactMessages.subject,
      message: contactMessages.message,
      name: contactMessages.name,
      phone: contactMessages.phone,
    })
  return row ?? refuse(503, 'Your message could not be kept. Please try again.')
}
