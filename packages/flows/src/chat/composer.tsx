import { lengths } from '@shop/contract/lengths'
import { Field } from '@shop/ui/field'
import { useT } from '@shop/ui/i18n'
import { IconButton } from '@shop/ui/icon-button'
import { SendIcon } from '@shop/ui/icons'
import { Textarea } from '@shop/ui/textarea'
import { type KeyboardEvent, useRef } from 'react'

export interface ComposerProps {
  text: string
  onChange: (text: string) => void
  onSubmit: () => void
}

/**
 * Where a message is written: Enter sends it, Shift+Enter makes a line (specification.md section
 * 5).
 */
export function Composer({ text, onChange, onSubmit }: ComposerProps) {
  const t = useT()
  const area = useRef<HTMLTextAreaElement>(null)

  const press = (event: KeyboardEvent) => {
    // An Enter that chooses a word of an input method is not meant for the chat.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    onSubmit()
  }
  return (
    <form
      method="post"
      className="flex items-end gap-2.5"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
        area.current?.focus()
      }}
    >
      <Field label={t('Write a message')} hideLabel className="min-w-0 flex-1">
        <Textarea
          ref={area}
          rows={1}
          name="message"
          value={text}
          maxLength={lengths.message}
          placeholder={t('Write a message')}
          enterKeyHint="send"
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={press}
        />
      </Field>
      <IconButton type="submit" variant="solid" size="lg" label={t('Send')}>
        <SendIcon aria-hidden="true" className="rtl:-scale-x-100" />
      </IconButton>
    </form>
  )
}
