import { useState } from 'react'
import { useT } from '../i18n/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { EyeIcon, EyeOffIcon } from '../icons/index.ts'
import { TextInput, type TextInputProps } from '../text-input/index.ts'

export type PasswordInputProps = Omit<TextInputProps, 'type' | 'trailing'>

/** A password with a button to show it. Pass `autoComplete`: `current-password` or `new-password`. */
export function PasswordInput({ disabled, ...props }: PasswordInputProps) {
  const t = useT()
  const [shown, setShown] = useState(false)
  return (
    <TextInput
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      disabled={disabled}
      type={shown ? 'text' : 'password'}
      trailing={
        <IconButton
          label={shown ? t('Hide password') : t('Show password')}
          size="sm"
          disabled={disabled}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOffIcon aria-hidden="true" /> : <EyeIcon aria-hidden="true" />}
        </IconButton>
      }
    />
  )
}
