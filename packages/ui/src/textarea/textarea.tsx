import type { ComponentProps } from 'react'
import { cn } from '#lib/cn'
import { useFieldControl } from '../field/index.ts'
import { inputBox, inputControl, inputSizes } from '../text-input/index.ts'

export type TextareaProps = ComponentProps<'textarea'> & {
  /** How many lines there is room for at first. */
  rows?: number
}

/** Several lines of text; grows with what is typed where the browser can. */
export function Textarea({ rows = 3, style, className, ...props }: TextareaProps) {
  const control = useFieldControl(props)
  return (
    <span data-slot="textarea" className={cn(inputBox, inputSizes.md, className)}>
      <textarea
        {...control}
        rows={rows}
        dir={props.dir ?? 'auto'}
        // What sizes itself by its text takes no notice of `rows`.
        style={{ minHeight: `calc(${rows}lh + 1.25rem)`, ...style }}
        className={cn(inputControl, 'field-sizing-content max-h-80 resize-none py-2.5')}
      />
    </span>
  )
}
