import { type ComponentProps, createContext, type ReactNode, useContext, useId } from 'react'
import { cn } from '#lib/cn'
import { useT } from '../i18n/index.ts'

/** What a control needs to belong to its field. */
export type FieldControl = {
  id?: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  required?: boolean
}

const FieldContext = createContext<FieldControl>({})

const joinIds = (...ids: Array<string | undefined>) => ids.filter(Boolean).join(' ') || undefined

/**
 * Merges a control's own props with those of the Field around it: id, description, error state.
 * Every input of this package calls it; call it in a control of your own to work in a Field too.
 */
export function useFieldControl<
  Props extends {
    id?: string
    required?: boolean
    'aria-describedby'?: string
    'aria-invalid'?: ComponentProps<'input'>['aria-invalid']
  },
>(props: Props): Props {
  const field = useContext(FieldContext)
  return {
    ...props,
    id: props.id ?? field.id,
    required: props.required ?? field.required,
    'aria-invalid': props['aria-invalid'] ?? field['aria-invalid'],
    'aria-describedby': joinIds(props['aria-describedby'], field['aria-describedby']),
  }
}

export type FieldProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Stands above the control and names it. */
  label: ReactNode
  /** Help that is always there. */
  hint?: ReactNode
  /** The first message about a wrong value; it takes the place of the hint. */
  error?: ReactNode
  /** Marks the label and asks the control for a value. */
  required?: boolean
  /** Say "(optional)" after the label, while nothing is wrong: a server may ask for it all the same. */
  optional?: boolean
  /** Keep the label for screen readers only. */
  hideLabel?: boolean
  /** At the end of the label's line, such as a "Forgot password?" link. */
  aside?: ReactNode
  /** The control's id, which the label points to; made up when it is not given. */
  id?: string
  /** One control, or a function that gets the ids to put on it. */
  children: ReactNode | ((control: FieldControl) => ReactNode)
}

/** Label, control, hint and error as one; ids and aria attributes reach the control by themselves. */
export function Field({
  label,
  hint,
  error,
  required,
  optional = false,
  hideLabel = false,
  aside,
  id,
  className,
  children,
  ...props
}: FieldProps) {
  const t = useT()
  const generated = useId()
  const controlId = id ?? generated
  const messageId = `${controlId}-message`
  const control: FieldControl = {
    id: controlId,
    required,
    'aria-describedby': error || hint ? messageId : undefined,
    'aria-invalid': error ? true : undefined,
  }
  return (
    <div
      data-slot="field"
      {...props}
      className={cn('grid min-w-0 content-start gap-1.5', className)}
    >
      <div className={cn('flex items-baseline justify-between gap-3', hideLabel && 'sr-only')}>
        <label htmlFor={controlId} className="min-w-0 wrap-anywhere font-medium text-ink text-sm">
          {label}
          {required ? (
            <span aria-hidden="true" className="text-danger">
              {' *'}
            </span>
          ) : null}
          {optional && !error ? (
            <span className="font-normal text-ink-muted"> {t('(optional)')}</span>
          ) : null}
        </label>
        {aside}
      </div>
      <FieldContext value={control}>
        {typeof children === 'function' ? children(control) : children}
      </FieldContext>
      {error ? (
        <p id={messageId} data-slot="field-error" className="wrap-anywhere text-danger text-sm">
          <bdi>{error}</bdi>
        </p>
      ) : hint ? (
        <p id={messageId} data-slot="field-hint" className="wrap-anywhere text-ink-muted text-sm">
          {hint}
        </p>
      ) : null}
    </div>
  )
}
