/** The square of a photo that is shown. */
export interface Crop {
  /** 1 is as much of the photo as a square can hold. */
  zoom: number
  /** Its middle, as shares of the photo's width and height. */
  x: number
  y: number
}

interface Size {
  readonly width: number
  readonly height: number
}

export const maxZoom = 4
export const middle: Crop = { zoom: 1, x: 0.5, y: 0.5 }

const between = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high)

const sideOf = ({ width, height }: Size, zoom: number) => Math.min(width, height) / zoom

/** The square in the photo's own pixels. */
export function squareOf(photo: Size, { zoom, x, y }: Crop) {
  const side = sideOf(photo, zoom)
  return { side, left: x * photo.width - side / 2, top: y * photo.height - side / 2 }
}

/** The nearest crop that does not reach past the photo's edges. */
function inside(photo: Size, { zoom, x, y }: Crop): Crop {
  const half = sideOf(photo, zoom) / 2
  const [across, down] = [half / photo.width, half / photo.height]
  return { zoom, x: between(x, across, 1 - across), y: between(y, down, 1 - down) }
}

/** Moves the photo under the square, by shares of the square's side: to the right and down. */
export function moved(photo: Size, crop: Crop, right: number, down: number): Crop {
  const side = sideOf(photo, crop.zoom)
  return inside(photo, {
    ...crop,
    x: crop.x - (right * side) / photo.width,
    y: crop.y - (down * side) / photo.height,
  })
}

export const zoomed = (photo: Size, crop: Crop, zoom: number): Crop =>
  inside(photo, { ...crop, zoom: between(zoom, 1, maxZoom) })
