/** A picture as it has been loaded. */
export type LoadedPicture = {
  src: string
  /** Its width by its height. */
  ratio: number
}

/** So much of the picture, from its edge, is drawn out. */
const edge = '0.5%'

/**
 * The picture's own ground as far as the window goes: what stands at its edges is drawn out to the window's, so that
 * the picture has none. Where it is transparent at its edges, nothing is drawn.
 */
export function PictureGround({ src, ratio }: LoadedPicture) {
  const width = `min(100cqw, 100cqh * ${ratio})`
  const height = `min(100cqh, 100cqw / ${ratio})`
  // A pixel more than the room, and under the picture, leaves no seam.
  const beside = `calc((100cqh - ${height}) / 2 + 1px) calc((100cqw - ${width}) / 2 + 1px)`
  return (
    <span
      aria-hidden="true"
      data-slot="picture-ground"
      className="absolute inset-0 m-auto"
      style={{
        width,
        height,
        border: '1px solid transparent',
        borderImage: `url(${JSON.stringify(src)}) ${edge} / ${beside} / ${beside}`,
      }}
    />
  )
}
