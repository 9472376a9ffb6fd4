import { cn } from '#lib/cn'
import { Frame, type FrameProps } from '../dialog/frame.tsx'

export const drawerSides = {
  start:
    'inset-y-0 start-0 w-[min(100vw-3rem,26rem)] rounded-e-float [--side:-1] data-[state=closed]:animate-side-out data-[state=open]:animate-side-in rtl:[--side:1]',
  end: 'inset-y-0 end-0 w-[min(100vw-1.5rem,28rem)] rounded-s-float [--side:1] data-[state=closed]:animate-side-out data-[state=open]:animate-side-in rtl:[--side:-1]',
  bottom:
    'inset-x-0 bottom-0 mx-auto max-h-[calc(100dvh-3rem)] w-full max-w-160 rounded-t-float data-[state=closed]:animate-sheet-out data-[state=open]:animate-sheet-in',
}

const look = {
  slot: 'drawer',
  panel: '',
  head: 'min-h-16 shrink-0 items-center gap-3 border-hairline border-b ps-5 pe-3 sm:ps-6',
  heading: 'py-3',
  title: 'text-lg',
  description: '',
  body: 'px-5 py-5 sm:px-6',
  footer:
    'border-hairline border-t px-5 pt-4 pb-[max(1.25rem,env(safe-area-inset-bottom))] sm:px-6',
}

export type DrawerProps = FrameProps & {
  /** The edge that it comes from; start and end mirror in RTL. */
  side?: keyof typeof drawerSides
}

/** A panel from the page's edge: cart, menu, filters. Behaves like a Dialog. */
export function Drawer({ side = 'end', className, ...props }: DrawerProps) {
  return (
    <Frame data-side={side} {...props} look={look} className={cn(drawerSides[side], className)} />
  )
}
