import {
  Children,
  cloneElement,
  type HTMLAttributes,
  isValidElement,
  type ReactElement,
  type ReactNode,
  type Ref,
  useMemo,
} from 'react'
import { cn } from './cn.ts'
import { mergeRefs } from './merge-refs.ts'

type Props = Record<string, unknown> & { ref?: Ref<HTMLElement>; children?: ReactNode }

export type SlotProps = HTMLAttributes<HTMLElement> & {
  ref?: Ref<HTMLElement>
  /** Stands before the child's own content. */
  lead?: ReactNode
}

const isHandler = (name: string, value: unknown): value is (...args: unknown[]) => unknown =>
  /^on[A-Z]/.test(name) && typeof value === 'function'

/** The child's props win, but for handlers (both are called, the child's first), classes and styles. */
function merge(own: Props, childs: Props): Props {
  const merged: Props = { ...own, ...childs }
  for (const [name, value] of Object.entries(own)) {
    const other = childs[name]
    if (isHandler(name, value) && isHandler(name, other))
      merged[name] = (...args: unknown[]) => {
        other(...args)
        value(...args)
      }
  }
  merged.className = cn(own.className as string, childs.className as string) || undefined
  if (own.style && childs.style) merged.style = { ...own.style, ...childs.style }
  return merged
}

/**
 * Gives its props to its only child instead of drawing an element (`asChild`). Our own, because the
 * first view of every page carries it: this is a fifth of what @radix-ui/react-slot weighs.
 */
export function Slot({ children, lead, ref, ...props }: SlotProps) {
  const child = Children.only(children)
  const element = isValidElement(child) ? (child as ReactElement<Props>) : null
  const childRef = element?.props.ref
  const both = useMemo(
    () => (ref && childRef ? mergeRefs(ref, childRef) : (ref ?? childRef)),
    [ref, childRef],
  )
  if (!element) return null
  const merged = merge(props as Props, element.props)
  return cloneElement(
    element,
    { ...merged, ref: both },
    ...(lead ? [lead, element.props.children] : [element.props.children]),
  )
}
