import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#lib/cn'
import { useFieldControl } from '../field/index.ts'

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'role'> & {
  /** The words beside it. Without them pass `aria-label`. */
  children?: ReactNode
  /** A second, quieter line. */
  hint?: ReactNode
  /** Called with what it was changed to; hold it with `checked` or start it with `defaultChecked`. */
  onCheckedChange?: (checked: boolean) => void
}

/** On or off, at once. For something that waits for a Save button, use a Checkbox. */
export function Switch({
  children,
  hint,
  onCheckedChange,
  onChange,
  className,
  ...props
}: SwitchProps) {
  const control = useFieldControl({ role: 'switch', ...props })
  return (
    <label
      data-slot="switch"
      className={cn(
        'inline-flex min-h-8 items-start gap-3 py-1 text-ink text-sm has-[:disabled]:text-ink-muted forced-colors:has-[:disabled]:text-[GrayText] pointer-coarse:min-h-11 pointer-coarse:py-2.5',
        className,
      )}
    >
      <span className="relative inline-flex h-6 w-11 shrink-0 items-center">
        <input
          {...control}
          type="checkbox"
          onChange={(event) => {
            onChange?.(event)
            onCheckedChange?.(event.target.checked)
          }}
          className="peer absolute inset-0 size-full appearance-none rounded-full border-[1.5px] border-edge bg-tile transition-colors enabled:hover:border-ink checked:border-primary-strong enabled:checked:hover:border-ink checked:bg-primary-strong disabled:border-ink-faint disabled:checked:bg-ink-faint forced-colors:disabled:border-[GrayText]"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none relative ms-1 size-4 rounded-full bg-edge transition-[translate,background-color] peer-checked:translate-x-5 peer-checked:bg-on-primary-strong rtl:peer-checked:-translate-x-5 forced-colors:bg-[ButtonText] forced-colors:peer-checked:bg-[Highlight] forced-colors:peer-disabled:bg-[GrayText]"
        />
      </span>
      {children ? (
        <span className="min-w-0 flex-1 break-words pt-0.5">
          {children}
          {hint ? <span className="block text-ink-muted">{hint}</span> : null}
        </span>
      ) : null}
    </label>
  )
}
