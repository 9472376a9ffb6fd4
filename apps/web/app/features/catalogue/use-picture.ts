import { useShop } from '#app/shop-context.tsx'
import { type PictureForms, pictureOf } from './picture-source.ts'

/** Turns a server's picture address into what ui's Picture takes. */
export function usePicture(): (url: string | null | undefined, upTo?: number) => PictureForms {
  const { settings, origin } = useShop()
  return (url, upTo) => pictureOf(url, { settings, origin, upTo })
}
