import { lengths } from '@shop/contract/lengths'
import { Button } from '@shop/ui/button'
import { Field } from '@shop/ui/field'
import { useT } from '@shop/ui/i18n'
import { SendIcon } from '@shop/ui/icons'
import { Textarea } from '@shop/ui/textarea'
import { type FormEvent, useRef } from 'react'

export interface TicketComposerProps {
  /** What stands in it first. */
  text: string
  onEdit: (text: string) => void
  onSend: (text: string) => void
}

/** The room to write in: Enter sends, Shift and Enter begin a line, as in the chat. */
export function TicketComposer({ text: first, onEdit, onSend }: TicketComposerProps) {
  const t = useT()
  const box = useRef<HTMLTextAreaElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!box.current) return
    const text = box.current.value.trim()
    box.current.focus()
    if (text === '') return
    box.current.value = ''
    onEdit('')
    onSend(text)
  }
  return (
    <form method="post" onSubmit={submit} className="flex items-end gap-3">
      <Field label={t('Write a message')} hideLabel className="min-w-0 flex-1">
        <Textarea
          ref={box}
          defaultValue={first}
          onInput={({ currentTarget }) => onEdit(currentTarget.value)}
          name="message"
          rows={2}
          enterKeyHint="send"
          autoComplete="off"
          maxLength={lengths.message}
          placeholder={t('Write a message')}
          onKeyDown={(event) => {
            // An Enter that chooses a word of an input method is not meant for us.
            if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing)
              submit(event)
          }}
        />
      </Field>
      <Button type="submit">
        <SendIcon aria-hidden="true" className="size-4 rtl:-scale-x-100" />
        {t('Send')}
      </Button>
    </form>
  )
}
