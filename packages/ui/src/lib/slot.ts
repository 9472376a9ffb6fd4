import {
  Children,
  cloneElement,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  type Ref,
  useMemo,
} from 'react'
import { cn } from './cn.ts'
import { mergeRefs } from './merge-refs.ts'

type HandlerName = `on${Capitalize<string>}`

type Props = Pick<HTMLAttributes<HTMLElement>, 'className' | 'style' | 'children'> & {
  ref?: Ref<HTMLElement>
  [handler: HandlerName]: ((...args: unknown[]) => void) | undefined
}

export type SlotProps = HTMLAttributes<HTMLElement> & {
  ref?: Ref<HTMLElement>
  /** Stands before the child's own content. */
  lead?: ReactNode
}

/** The child's props win, but for handlers (both are called, the child's first), classes and styles. */
function merge(own: Props, childs: Props): Props {
  const merged: Props = {
    ...own,
    ...childs,
    className: cn(own.className, childs.className) || undefined,
    style: { ...own.style, ...childs.style },
  }
  for (const name of Object.keys(own) as HandlerName[])
    if (/^on[A-Z]/.test(name))
      merged[name] = (...args) => {
        childs[name]?.(...args)
        own[name]?.(...args)
      }
  return merged
}

/**
 * Gives its props to its only child instead of drawing an element (`asChild`). Our own, because the
 * first view of every page carries it: this is a fifth of what @radix-ui/react-slot weighs.
 */
export function Slot({ children, lead, ref, ...props }: SlotProps) {
  // A server component may hand over a reference to its child, which `Children.only` would refuse.
  const child = Children.toArray(children)[0] as ReactElement<Props>
  const { ref: childRef, children: content } = child.props
  const both = useMemo(() => mergeRefs(ref, childRef), [ref, childRef])
  return cloneElement(
    child,
    { ...merge(props as Props, child.props), ref: both },
    ...(lead ? [lead, content] : []),
  )
}
