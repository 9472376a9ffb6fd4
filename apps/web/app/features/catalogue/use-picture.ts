import { useRouteLoaderData } from 'react-router-dom'
import type { loader as rootLoader } from '#app/root.tsx'
import { useShop } from '#app/shop-context.tsx'
import { type PictureForms, pictureOf } from './picture-source.ts'

/** Turns a server's picture address into what ui's Picture takes. */
export function usePicture(): (url: string | null | undefined, upTo?: number) => PictureForms {
  const { settings } = useShop()
  const origin = useRouteLoaderData<typeof rootLoader>('root')?.origin
  return (url, upTo) => pictureOf(url, { settings, origin, upTo })
}
