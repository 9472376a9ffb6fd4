import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#lib/cn'
import { useFieldControl } from '../field/index.ts'

/** On touch never under 44 px, nor under 16 px of text: less makes iOS zoom in. */
export const inputSizes = {
  sm: 'min-h-9 text-sm pointer-coarse:min-h-11 pointer-coarse:text-base',
  md: 'min-h-11 text-base sm:text-sm pointer-coarse:text-base',
  lg: 'min-h-13 text-base',
}

/** The box around a control: the same for every input of the family. */
export const inputBox =
  'flex w-full min-w-0 items-center rounded-control border border-edge bg-ground text-ink transition-[border-color,box-shadow] hover:border-ink has-[:is(input,select,textarea):focus-visible]:border-primary-strong has-[[aria-invalid=true]]:border-danger has-[>:disabled]:border-hairline has-[>:disabled]:bg-tile has-[[readonly]]:bg-tile has-[:is(input,select,textarea):focus-visible]:outline-2 has-[:is(input,select,textarea):focus-visible]:outline-primary-strong has-[:is(input,select,textarea):focus-visible]:outline-offset-1 has-[[aria-invalid=true]:focus-visible]:border-danger has-[[aria-invalid=true]:focus-visible]:outline-danger'

/** The bare control inside the box. */
export const inputControl =
  'min-w-0 flex-1 self-stretch bg-transparent px-3.5 text-start outline-none placeholder:text-ink-muted disabled:cursor-not-allowed disabled:text-ink-muted'

export type TextInputProps = Omit<ComponentProps<'input'>, 'size'> & {
  /** 36, 44 or 52 px high. */
  size?: keyof typeof inputSizes
  /** Inside the box, before the text: an icon, a dial code. */
  leading?: ReactNode
  /** Inside the box, after the text: a unit, a button. */
  trailing?: ReactNode
}

/** One line of text. `className` styles the box, everything else reaches the input. */
export function TextInput({
  size = 'md',
  type = 'text',
  leading,
  trailing,
  className,
  ...props
}: TextInputProps) {
  const control = useFieldControl(props)
  return (
    <span data-slot="text-input" className={cn(inputBox, inputSizes[size], className)}>
      {leading ? (
        <span className="flex shrink-0 items-center ps-3.5 text-ink-muted [&_svg]:size-5">
          {leading}
        </span>
      ) : null}
      <input {...control} type={type} className={inputControl} />
      {trailing ? (
        <span className="flex shrink-0 items-center pe-1.5 text-ink-muted">{trailing}</span>
      ) : null}
    </span>
  )
}
