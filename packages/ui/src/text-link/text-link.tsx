import type { ComponentProps } from 'react'
import { cn } from '#lib/cn'
import { Slot } from '#lib/slot'
import { useRenderLink } from '../link-provider/index.ts'

export const textLinkVariants = {
  /** In running text: coloured and underlined, so that colour is not the only signal. */
  inline:
    'text-primary-strong underline decoration-1 underline-offset-3 hover:decoration-2 font-medium',
  /** Alone or in a list: takes the colour around it and underlines on hover. */
  quiet: 'text-inherit hover:text-ink hover:underline underline-offset-4',
  /** Alone, and meant to be followed: "See all". */
  strong: 'font-semibold text-primary-strong underline-offset-4 hover:underline',
}

const textLink = 'break-words rounded-mark transition-colors'

export type TextLinkProps = ComponentProps<'a'> & {
  /** `inline` in running text, `quiet` in lists, `strong` alone. */
  variant?: keyof typeof textLinkVariants
  /** Style the only child as a text link. Without it `href` goes through the app's link. */
  asChild?: boolean
}

/** A link that reads as text. */
export function TextLink({
  variant = 'inline',
  asChild = false,
  href = '',
  className,
  ...props
}: TextLinkProps) {
  const renderLink = useRenderLink()
  const all = {
    'data-slot': 'text-link',
    ...props,
    className: cn(textLink, textLinkVariants[variant], className),
  }
  return asChild ? <Slot {...all} /> : renderLink({ ...all, href })
}
