import { type ComponentProps, createContext, type ReactNode, useContext } from 'react'

/** What a link is drawn from: an address plus everything an `<a>` takes. */
export type RenderLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** Where it leads, as the component was told. */
  href: string
}

/** Draws a link, so that an app can put its router's link in place of a plain `<a>`. */
export type RenderLink = (props: RenderLinkProps) => ReactNode

const plainLink: RenderLink = (props) => <a {...props} />

const LinkContext = createContext<RenderLink>(plainLink)

export type LinkProviderProps = {
  /** A function with a stable identity: `({ href, ...props }) => <Link to={href} {...props} />`. */
  render: RenderLink
  /** What is pressed. */
  children: ReactNode
}

/** Makes every component below draw its links (pagination, breadcrumb, tabs) with the app's router. */
export function LinkProvider({ render, children }: LinkProviderProps) {
  return <LinkContext value={render}>{children}</LinkContext>
}

/** The way to draw links here: the component's own `renderLink` if given, else the provider's. */
export function useRenderLink(own?: RenderLink): RenderLink {
  const provided = useContext(LinkContext)
  return own ?? provided
}
