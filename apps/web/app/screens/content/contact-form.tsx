import type { ContactForm as ContactMessage } from '@shop/contract'
import { lengths } from '@shop/contract/lengths'
import { Button } from '@shop/ui/button'
import { Field } from '@shop/ui/field'
import { useT } from '@shop/ui/i18n'
import { CircleCheckIcon } from '@shop/ui/icons'
import { TextInput } from '@shop/ui/text-input'
import { Textarea } from '@shop/ui/textarea'
import { useToaster } from '@shop/ui/toast'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#app/data/api-error.ts'
import { browserClient } from '#app/data/browser-client.ts'
import { preloadContact, writeToShop } from '#app/data/content.ts'
import { useSession } from '#app/data/session-store.ts'
import { whenIdle } from '#app/lib/when-idle.ts'
import { SendingForm, textsOf } from '#app/parts/forms/sending-form.tsx'
import { useSending } from '#app/parts/forms/use-sending.ts'
import { useTextDraft } from '#app/parts/forms/use-text-draft.ts'
import { type ContactValues, contactDrafts, contactFields } from './contact-drafts.ts'

const read = (form: HTMLFormElement): ContactValues => {
  const text = textsOf(form)
  return {
    subject: text('subject'),
    message: text('message'),
    name: text('name'),
    phone: text('phone'),
  }
}

/** Writes to the shop; no login needed (wire.md 13). Values survive whatever the server says. */
export function ContactForm() {
  const t = useT()
  const { user } = useSession()
  const { toast } = useToaster()
  const { inputOf, keep, settle } = useTextDraft(contactDrafts, 'contact', {
    known: { name: user?.name, phone: user?.phone ?? undefined },
  })
  const done = useRef<HTMLParagraphElement>(null)
  const [thanks, setThanks] = useState<string | null>(null)

  useEffect(() => whenIdle(preloadContact), [])
  const { submit, ...sending } = useSending(
    {
      name: 'contact',
      failure: t('Your message was not sent'),
      unclear: t('It may have arrived all the same. Sent again, it may arrive twice.'),
    },
    async (values: ContactMessage & ContactValues, isLeft) => {
      const empty = contactFields.filter((name) => !values[name])
      // The server asks for two of them only; without a name and a number nobody could answer.
      if (empty.length > 0)
        throw new ApiError(
          422,
          '',
          Object.fromEntries(empty.map((name) => [name, [t('Please fill in this field')]])),
        )
      const message = await writeToShop(browserClient, values)
      settle(values)
      const said = message ?? t('Your message has been sent.')
      if (isLeft()) toast({ tone: 'success', title: t(said) })
      else setThanks(said)
    },
  )
  useEffect(() => {
    if (thanks) done.current?.focus()
  }, [thanks])

  if (thanks)
    return (
      <div className="grid justify-items-start gap-4 rounded-tile bg-success-soft p-6">
        <CircleCheckIcon aria-hidden="true" className="size-8 text-success" />
        <p ref={done} tabIndex={-1} role="status" className="font-semibold text-lg outline-none">
          {t(thanks)}
        </p>
        <Button variant="outline" onClick={() => setThanks(null)}>
          {t('Write another message')}
        </Button>
      </div>
    )

  const { errorOf } = sending
  return (
    <SendingForm
      sending={sending}
      onEdit={(form) => keep(read(form))}
      onSubmit={(form) => void submit(read(form))}
      className="grid gap-x-4 gap-y-5 sm:grid-cols-2"
    >
      <Field label={t('Full name')} required error={errorOf('name')}>
        <TextInput {...inputOf('name')} autoComplete="name" maxLength={lengths.line} dir="auto" />
      </Field>
      <Field label={t('Phone number')} required error={errorOf('phone')}>
        <TextInput
          {...inputOf('phone')}
          type="tel"
          autoComplete="tel"
          maxLength={lengths.phone}
          dir="ltr"
        />
      </Field>
      <Field label={t('Subject')} required error={errorOf('subject')} className="sm:col-span-2">
        <TextInput {...inputOf('subject')} maxLength={lengths.line} dir="auto" />
      </Field>
      <Field
        label={t('Your message')}
        required
        error={errorOf('message')}
        className="sm:col-span-2"
      >
        <Textarea {...inputOf('message')} rows={6} maxLength={lengths.message} dir="auto" />
      </Field>
      <div className="sm:col-span-2">
        <Button type="submit" size="lg" loading={sending.isSending} className="max-sm:w-full">
          {t('Send message')}
        </Button>
      </div>
    </SendingForm>
  )
}
