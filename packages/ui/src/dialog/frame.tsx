import * as Radix from '@radix-ui/react-dialog'
import { type ComponentProps, type ReactElement, type ReactNode, useId } from 'react'
import { cn } from '#lib/cn'
import { Slot } from '#lib/slot'
import { useControlled } from '#lib/use-controlled'
import { useReachable } from '#lib/use-reachable'
import { useT } from '../i18n/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { XIcon } from '../icons/index.ts'
import { useOpenOverlay } from '../open-overlays/index.ts'
import { keepOpenOnToast, useReturnFocus } from './use-return-focus.ts'
import { Veil } from './veil.tsx'

/** Shadows go in forced colors: a border keeps the edge. A window that is too low scrolls as a whole. */
export const panelStyle =
  'fixed z-50 flex flex-col overflow-hidden bg-raised text-ink shadow-overlay outline-none forced-colors:border [@media(max-height:20rem)]:overflow-y-auto'

export type FrameProps = Omit<ComponentProps<typeof Radix.Content>, 'title'> & {
  /** Whether it is open. Leave it out with `trigger` and it keeps the state itself. */
  open?: boolean
  /** Open at first, where it keeps the state itself. */
  defaultOpen?: boolean
  /** Asked to open or close: by the trigger, the cross, Escape or a press outside. */
  onOpenChange?: (open: boolean) => void
  /** A button that opens it, for those that are not opened by state. One element. */
  trigger?: ReactElement
  /** Names it; always there, also when hidden from sight. */
  title: ReactNode
  /** Keeps the title for screen readers only. */
  hideTitle?: boolean
  /** One sentence below the title; read out with it. */
  description?: ReactNode
  /** Beside the title: a count, a link. */
  aside?: ReactNode
  /** Buttons and totals, at the bottom, always in view. */
  footer?: ReactNode
  /** Whether Escape, the cross and a press outside close it. */
  dismissible?: boolean
}

export type DialogCloseProps = ComponentProps<typeof Radix.Close>

/** Closes the dialog or drawer that it stands in; with `asChild` a button of one's own does. */
export const DialogClose = (props: DialogCloseProps) => (
  <Radix.Close data-slot="dialog-close" {...props} />
)

/** How a frame's parts are styled, and the name of its slots. */
type Look = Record<
  'slot' | 'panel' | 'head' | 'heading' | 'title' | 'description' | 'body' | 'footer',
  string
>

const refuse = (event: Event) => event.preventDefault()

/** What a dialog and a drawer share: veil, head with a cross, a body that scrolls, a foot. */
export function Frame({
  look,
  open,
  defaultOpen = false,
  onOpenChange,
  trigger,
  title,
  hideTitle = false,
  description,
  aside,
  footer,
  dismissible = true,
  className,
  children,
  ...props
}: FrameProps & { look: Look }) {
  const t = useT()
  const id = useId()
  const descriptionId = useId()
  const focus = useReturnFocus()
  const body = useReachable<HTMLDivElement>()
  const [isOpen, change] = useControlled(open, defaultOpen, onOpenChange)
  useOpenOverlay(isOpen, () => {
    if (dismissible) change(false)
  })
  return (
    <Radix.Root open={isOpen} onOpenChange={change}>
      {trigger ? (
        <Slot aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => change(true)}>
          {trigger}
        </Slot>
      ) : null}
      <Radix.Portal>
        <Veil open={isOpen} data-slot={`${look.slot}-overlay`} />
        <Radix.Content
          data-slot={look.slot}
          aria-labelledby={id}
          aria-describedby={description ? descriptionId : undefined}
          {...focus}
          onEscapeKeyDown={dismissible ? undefined : refuse}
          onInteractOutside={dismissible ? keepOpenOnToast : refuse}
          {...props}
          className={cn(panelStyle, look.panel, className)}
        >
          <div className={cn('flex', look.head)}>
            <div className={cn('min-w-0 flex-1', look.heading, hideTitle && 'sr-only')}>
              <h2 id={id} className={cn('break-words font-semibold', look.title)}>
                {title}
              </h2>
              {description ? (
                <p id={descriptionId} className={cn('text-ink-muted text-sm', look.description)}>
                  {description}
                </p>
              ) : null}
            </div>
            {aside}
            {dismissible ? (
              <IconButton label={t('Close')} className="ms-auto" onClick={() => change(false)}>
                <XIcon aria-hidden="true" />
              </IconButton>
            ) : null}
          </div>
          <div
            ref={body}
            data-slot={`${look.slot}-body`}
            className={cn(
              'min-h-0 flex-1 scrollbar-thin overflow-y-auto overscroll-contain [@media(max-height:20rem)]:flex-none [@media(max-height:20rem)]:overflow-visible',
              look.body,
            )}
          >
            {children}
          </div>
          {footer ? (
            <div data-slot={`${look.slot}-footer`} className={look.footer}>
              {footer}
            </div>
          ) : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
