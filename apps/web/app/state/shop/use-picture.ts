import { type PictureForms, pictureOf } from '#app/lib/picture-source.ts'
import { useShop } from './shop-context.tsx'

/** Turns a server's picture address into what ui's Picture takes. */
export function usePicture(): (url: string | null | undefined, upTo?: number) => PictureForms {
  const { settings, origin } = useShop()
  return (url, upTo) => pictureOf(url, { settings, origin, upTo })
}
