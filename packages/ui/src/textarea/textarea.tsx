import type { ComponentProps } from 'react'
import { cn } from '#lib/cn'
import { useFieldControl } from '../field/index.ts'
import { inputBox, inputControl } from '../text-input/index.ts'

export type TextareaProps = ComponentProps<'textarea'>

/** Several lines of text; grows with what is typed where the browser can. */
export function Textarea({ rows = 3, className, ...props }: TextareaProps) {
  const control = useFieldControl(props)
  return (
    <span data-slot="textarea" className={cn(inputBox({ size: 'md' }), className)}>
      <textarea
        {...control}
        rows={rows}
        dir={props.dir ?? 'auto'}
        className={cn(inputControl, 'field-sizing-content max-h-80 min-h-22 resize-none py-2.5')}
      />
    </span>
  )
}
