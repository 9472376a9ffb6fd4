import { createContext, type ReactElement, type ReactNode, use } from 'react'

/** Draws a picture that no first view needs. */
export type DrawLazily = (picture: ReactElement) => ReactElement

const LazyPictureContext = createContext<DrawLazily>((picture) => picture)

export type LazyPictureProviderProps = {
  /** A server may draw it so that it comes later still, such as in a `<noscript>`. */
  draw: DrawLazily
  /** The picture, or what stands for it. */
  children: ReactNode
}

/** Decides how every lazy picture below is drawn; by itself it is drawn as it is. */
export const LazyPictureProvider = ({ draw, children }: LazyPictureProviderProps) => (
  <LazyPictureContext value={draw}>{children}</LazyPictureContext>
)

/** Stands around an `<img loading="lazy">`, or the `<picture>` that holds it. */
export const LazyPicture = ({ children }: { children: ReactElement }) =>
  use(LazyPictureContext)(children)
