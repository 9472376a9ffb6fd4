import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ComponentProps } from 'react'
import { cn } from '#lib/cn'

/** Icons that point along the text: they flip where the text runs from right to left. */
function alongText(Icon: typeof ArrowLeft, name: string) {
  const Flipping = ({ className, ...props }: ComponentProps<typeof ArrowLeft>) => (
    <Icon {...props} className={cn('rtl:-scale-x-100', className)} />
  )
  Flipping.displayName = name
  return Flipping
}

export const ArrowStartIcon = /* @__PURE__ */ alongText(ArrowLeft, 'ArrowStartIcon')
export const ArrowEndIcon = /* @__PURE__ */ alongText(ArrowRight, 'ArrowEndIcon')
export const ChevronStartIcon = /* @__PURE__ */ alongText(ChevronLeft, 'ChevronStartIcon')
export const ChevronEndIcon = /* @__PURE__ */ alongText(ChevronRight, 'ChevronEndIcon')
