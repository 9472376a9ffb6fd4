import type { ComponentProps } from 'react'
import { cn } from '#lib/cn'
import { Collapsible, type CollapsibleProps } from '../collapsible/index.ts'

/** Titles under each other, each with something to open. */
export function Accordion({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="accordion"
      {...props}
      className={cn('divide-y divide-hairline border-hairline border-y', className)}
    />
  )
}

export type AccordionItemProps = Omit<CollapsibleProps, 'expandFrom'> & {
  /** Items of one `name` close each other: at most one stays open. */
  name?: string
}

/** One title with its content. */
export function AccordionItem({
  titleAs = 'h3',
  titleClassName,
  children,
  ...props
}: AccordionItemProps) {
  return (
    <Collapsible titleAs={titleAs} titleClassName={cn('py-4 text-base', titleClassName)} {...props}>
      <div className="break-words pb-6 text-ink-soft text-sm">{children}</div>
    </Collapsible>
  )
}
