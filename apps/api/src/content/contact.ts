import { type Contact, type ContactForm, type ContactMessage, getContact } from '@shop/contract'
import * as v from 'valibot'
import { transact } from '../db/transact.ts'
import type { Deps } from '../deps.ts'
import { refuse } from '../http/refusal.ts'
import { post } from '../mail/outbox.ts'
import { shopName } from '../mail/sender.ts'
import { readSetting, readStored } from '../settings/service.ts'
import { contactMessages } from './tables.ts'

/** How the shop can be reached: the setting of that name; nulls where nobody filled it in. */
export const readContact = async (deps: Deps): Promise<Contact> => {
  const known = v.safeParse(getContact.data, await readStored(deps, 'contact_us'))
  return known.success
    ? known.output
    : { phone: null, email: null, whatsapp: null, messenger: null }
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ')

/** Where messages go: the shop's own address, where the settings say one; else they are only kept. */
const ownAddress = async (deps: Deps): Promise<string | null> => {
  const { email } = await readContact(deps)
  return (email ?? (await readSetting(deps, 'email'))) || null
}

/** Keeps a message for whoever runs the shop, and mails it to them. */
export const keepMessage = async (
  deps: Deps,
  { subject, message, name = null, phone = null }: ContactForm,
): Promise<ContactMessage> => {
  const { db, now, mail } = deps
  const to = await ownAddress(deps)
  const app = await shopName(deps)
  const text = [message, [name, phone].filter(Boolean).join(', ')].filter(Boolean).join('\n\n')
  const stored = await transact(db, async (tx) => {
    const [row] = await tx
      .insert(contactMessages)
      .values({ subject, message, name, phone, createdAt: now() })
      .returning({
        id: contactMessages.id,
        subject: contactMessages.subject,
        message: contactMessages.message,
        name: contactMessages.name,
        phone: contactMessages.phone,
      })
    if (to !== null) await post(deps, tx, { to, subject: oneLine(`${app}: ${subject}`), text })
    return row ?? refuse(503, 'Your message could not be kept. Please try again.')
  })
  mail?.wake()
  return stored
}
