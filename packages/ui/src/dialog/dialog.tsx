import { cn } from '#lib/cn'
import { Frame, type FrameProps } from './frame.tsx'

export const dialogSizes = {
  sm: 'sm:max-w-100',
  md: 'sm:max-w-120',
  lg: 'sm:max-w-160',
  xl: 'sm:max-w-240',
}

const look = {
  slot: 'dialog',
  panel:
    'inset-x-0 bottom-0 mx-auto max-h-[calc(100dvh-2rem)] w-full rounded-t-float data-[state=closed]:animate-sheet-out data-[state=open]:animate-sheet-in sm:inset-y-0 sm:my-auto sm:h-fit sm:rounded-float sm:data-[state=closed]:animate-rise-out sm:data-[state=open]:animate-rise-in',
  head: 'items-start gap-4 ps-6 pe-3 pt-4 sm:ps-8 sm:pe-4 sm:pt-5',
  heading: 'pt-1.5',
  title: 'text-xl',
  description: 'mt-1',
  body: 'px-6 py-4 text-sm sm:px-8',
  footer:
    'flex flex-wrap-reverse items-center justify-end gap-3 px-6 pt-2 pb-[max(1.5rem,env(safe-area-inset-bottom))] max-sm:*:grow sm:px-8 sm:pb-8',
}

export type DialogProps = FrameProps & {
  /** How wide it gets: 400, 480, 640 or 960 px. On small screens each is a sheet of full width. */
  size?: keyof typeof dialogSizes
}

/**
 * A window over the page: focus stays in it and goes back to what opened it, Escape closes it,
 * the page behind does not scroll. On small screens it comes up as a sheet.
 */
export function Dialog({ size = 'md', className, ...props }: DialogProps) {
  const { hideTitle, footer } = props
  return (
    <Frame
      {...props}
      look={{
        ...look,
        head: cn(look.head, hideTitle ? 'absolute end-0 top-0 z-1' : 'pb-1'),
        body: cn(look.body, !footer && 'pb-6 sm:pb-8'),
      }}
      className={cn(dialogSizes[size], className)}
    />
  )
}
