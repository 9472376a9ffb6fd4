import type { Ground } from './scene.ts'
import { oklchToHex } from './tint.ts'

type Shade = { light: number; chroma: number }

const backdrops: Record<
  Ground['backdrop'],
  (w: number, h: number, tone: (s: Shade) => string) => string
> = {
  plain: () => '',
  disc: (w, h, tone) =>
    `<circle cx="${w / 2}" cy="${h * 0.5}" r="${h * 0.38}" fill="${tone({ light: 0.028, chroma: -0.006 })}"/>`,
  arch: (w, h, tone) => {
    const half = h * 0.31
    return `<path d="M${w / 2 - half} ${h} V${h * 0.45} a${half} ${half} 0 0 1 ${half * 2} 0 V${h} Z" fill="${tone({ light: -0.03, chroma: 0.01 })}"/>`
  },
  plinth: (w, h, tone) => {
    const [rx, ry, top, left] = [h * 0.33, h * 0.075, h * 0.75, w / 2 - h * 0.33]
    return `<linearGradient id="side" x1="0" x2="1" y1="0" y2="0"><stop offset="0" stop-color="${tone({ light: -0.045, chroma: 0.012 })}"/><stop offset=".35" stop-color="${tone({ light: 0.0, chroma: 0.006 })}"/><stop offset="1" stop-color="${tone({ light: -0.1, chroma: 0.02 })}"/></linearGradient>
<path d="M${left} ${top} V${h * 1.1} H${left + rx * 2} V${top} Z" fill="url(#side)"/><ellipse cx="${w / 2}" cy="${top}" rx="${rx}" ry="${ry}" fill="${tone({ light: 0.022, chroma: -0.004 })}"/>`
  },
  hills: (w, h, tone) =>
    `<circle cx="${w * 0.82}" cy="${h * 0.42}" r="${h * 0.62}" fill="${tone({ light: 0.024, chroma: -0.004 })}"/>
<circle cx="${w * 0.5}" cy="${h * 1.12}" r="${h * 0.5}" fill="${tone({ light: -0.022, chroma: 0.008 })}" fill-opacity=".6"/>`,
}

/** The tinted ground of a picture, as SVG of the picture's own size. */
export const groundSvg = (ground: Ground, width: number, height: number) => {
  const tone = ({ light, chroma }: Shade) =>
    oklchToHex(
      Math.min(0.985, ground.light + light),
      Math.max(0, ground.chroma + chroma),
      ground.hue,
    )
  const lit = tone({ light: 0.014, chroma: -0.004 })
  const edge = tone({ light: -0.028, chroma: 0.007 })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs><radialGradient id="g" cx=".5" cy=".42" r=".78"><stop offset="0" stop-color="${lit}"/><stop offset="1" stop-color="${edge}"/></radialGradient></defs>
<rect width="100%" height="100%" fill="url(#g)"/>${backdrops[ground.backdrop](width, height, tone)}</svg>`
}
