/** Small vector pictures: the shop's own marks, social networks' and payment ways' signs. */

const ink = '#0d3b47'
const brand = '#076171'

/** Letters as round strokes on a grid of 40, so that no font is needed. */
const letters: Record<string, { width: number; path: string }> = {
  s: {
    width: 34,
    path: 'M31 15c-2-6-7-8-13-8-8 0-13 4-13 9.5 0 13 27 6 27 20 0 6-6 9.5-14 9.5-7 0-12-3-14-9',
  },
  o: { width: 46, path: 'M23 7a19.5 19.5 0 1 1 0 39 19.5 19.5 0 0 1 0-39z' },
  l: { width: 10, path: 'M5-16v62' },
  a: { width: 45, path: 'M23 7a19.5 19.5 0 1 1 0 39 19.5 19.5 0 0 1 0-39zM42.5 7v39' },
  n: { width: 42, path: 'M5 7v39M5 25c0-11 7-18 16.5-18s15.5 7 15.5 17v22' },
}

const word = (text: string, colour: string) => {
  let x = 0
  const paths = [...text].map((char) => {
    const letter = letters[char] ?? { width: 20, path: '' }
    const path = `<path transform="translate(${x} 0)" d="${letter.path}"/>`
    x += letter.width + 10
    return path
  })
  return {
    width: x,
    svg: `<g fill="none" stroke="${colour}" stroke-width="8.5" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g>`,
  }
}

/** A sun over the horizon: the shop's sign. */
const sun = (back: string, front: string) =>
  `<rect width="64" height="64" rx="18" fill="${back}"/><path d="M14 40a18 18 0 0 1 36 0z" fill="${front}"/><path d="M12 48.5h40" stroke="${front}" stroke-width="5" stroke-linecap="round"/>`

const svg = (box: string, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${body}</svg>`
const sized = (width: number, height: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`

const logo = (sign: string, sunColour: string, text: string) => {
  const { width, svg: letterforms } = word('solano', text)
  const full = 84 + Math.ceil(width * 0.72)
  return sized(
    full,
    64,
    `${sun(sign, sunColour)}<g transform="translate(80 15) scale(.72)">${letterforms}</g>`,
  )
}

const round = (fill: string, body: string) =>
  svg('0 0 40 40', `<circle cx="20" cy="20" r="20" fill="${fill}"/>${body}`)
const stroke = (d: string, width = 2.5) =>
  `<path d="${d}" fill="none" stroke="#fff" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const fill = (d: string) => `<path d="${d}" fill="#fff"/>`

/** A QR code of the app's address. */
const qr = svg(
  '-2 -2 29 29',
  '<path fill="#fff" d="M-2-2h29v29h-29z"/><path shape-rendering="crispEdges" fill="#0d2a33" d="M0 0h7v1h-7zM8 0h3v1h-3zM13 0h1v1h-1zM18 0h7v1h-7zM0 1h1v1h-1zM6 1h1v1h-1zM8 1h7v1h-7zM16 1h1v1h-1zM18 1h1v1h-1zM24 1h1v1h-1zM0 2h1v1h-1zM2 2h3v1h-3zM6 2h1v1h-1zM8 2h1v1h-1zM11 2h3v1h-3zM15 2h1v1h-1zM18 2h1v1h-1zM20 2h3v1h-3zM24 2h1v1h-1zM0 3h1v1h-1zM2 3h3v1h-3zM6 3h1v1h-1zM10 3h1v1h-1zM13 3h1v1h-1zM15 3h2v1h-2zM18 3h1v1h-1zM20 3h3v1h-3zM24 3h1v1h-1zM0 4h1v1h-1zM2 4h3v1h-3zM6 4h1v1h-1zM8 4h1v1h-1zM10 4h5v1h-5zM16 4h1v1h-1zM18 4h1v1h-1zM20 4h3v1h-3zM24 4h1v1h-1zM0 5h1v1h-1zM6 5h1v1h-1zM9 5h1v1h-1zM12 5h1v1h-1zM14 5h1v1h-1zM18 5h1v1h-1zM24 5h1v1h-1zM0 6h7v1h-7zM8 6h1v1h-1zM10 6h1v1h-1zM12 6h1v1h-1zM14 6h1v1h-1zM16 6h1v1h-1zM18 6h7v1h-7zM12 7h3v1h-3zM0 8h1v1h-1zM3 8h6v1h-6zM10 8h3v1h-3zM14 8h4v1h-4zM20 8h1v1h-1zM22 8h3v1h-3zM2 9h2v1h-2zM5 9h1v1h-1zM7 9h1v1h-1zM9 9h2v1h-2zM14 9h2v1h-2zM19 9h5v1h-5zM0 10h1v1h-1zM2 10h7v1h-7zM12 10h1v1h-1zM15 10h1v1h-1zM17 10h1v1h-1zM19 10h1v1h-1zM21 10h1v1h-1zM24 10h1v1h-1zM0 11h2v1h-2zM3 11h3v1h-3zM7 11h4v1h-4zM14 11h1v1h-1zM16 11h3v1h-3zM21 11h4v1h-4zM1 12h1v1h-1zM3 12h1v1h-1zM6 12h2v1h-2zM10 12h2v1h-2zM14 12h1v1h-1zM18 12h1v1h-1zM24 12h1v1h-1zM0 13h4v1h-4zM9 13h1v1h-1zM12 13h1v1h-1zM14 13h3v1h-3zM20 13h1v1h-1zM23 13h1v1h-1zM0 14h7v1h-7zM8 14h2v1h-2zM14 14h2v1h-2zM17 14h1v1h-1zM20 14h5v1h-5zM0 15h1v1h-1zM2 15h4v1h-4zM9 15h2v1h-2zM12 15h1v1h-1zM17 15h1v1h-1zM19 15h1v1h-1zM21 15h2v1h-2zM24 15h1v1h-1zM0 16h1v1h-1zM3 16h2v1h-2zM6 16h1v1h-1zM9 16h1v1h-1zM11 16h3v1h-3zM15 16h6v1h-6zM22 16h2v1h-2zM8 17h4v1h-4zM16 17h1v1h-1zM20 17h1v1h-1zM22 17h2v1h-2zM0 18h7v1h-7zM8 18h1v1h-1zM10 18h1v1h-1zM12 18h3v1h-3zM16 18h1v1h-1zM18 18h1v1h-1zM20 18h1v1h-1zM24 18h1v1h-1zM0 19h1v1h-1zM6 19h1v1h-1zM8 19h2v1h-2zM11 19h1v1h-1zM13 19h1v1h-1zM15 19h2v1h-2zM20 19h1v1h-1zM24 19h1v1h-1zM0 20h1v1h-1zM2 20h3v1h-3zM6 20h1v1h-1zM8 20h1v1h-1zM11 20h2v1h-2zM14 20h7v1h-7zM0 21h1v1h-1zM2 21h3v1h-3zM6 21h1v1h-1zM8 21h1v1h-1zM10 21h1v1h-1zM12 21h1v1h-1zM17 21h2v1h-2zM23 21h2v1h-2zM0 22h1v1h-1zM2 22h3v1h-3zM6 22h1v1h-1zM11 22h2v1h-2zM14 22h1v1h-1zM16 22h1v1h-1zM20 22h5v1h-5zM0 23h1v1h-1zM6 23h1v1h-1zM9 23h4v1h-4zM17 23h4v1h-4zM22 23h3v1h-3zM0 24h7v1h-7zM8 24h1v1h-1zM11 24h1v1h-1zM15 24h4v1h-4zM21 24h1v1h-1zM24 24h1v1h-1z"/>',
)

const card = (body: string) =>
  svg(
    '0 0 64 40',
    `<rect x=".5" y=".5" width="63" height="39" rx="7.5" fill="#fff" stroke="#d9dee1"/>${body}`,
  )

const pictures: Record<string, string> = {
  'app/logo': logo(brand, '#fff', ink),
  'app/logo-light': logo('#fff', brand, '#fff'),
  'app/icon': sized(64, 64, sun(brand, '#fff')),
  'app/qr': qr,
  'app/placeholder': sized(
    640,
    640,
    '<rect width="640" height="640" fill="#eef2f3"/><path d="M208 408a112 112 0 0 1 224 0z" fill="#d5dee1"/><path d="M196 444h248" stroke="#d5dee1" stroke-width="22" stroke-linecap="round"/>',
  ),
  'app/person': sized(
    96,
    96,
    '<rect width="96" height="96" fill="#e6edef"/><circle cx="48" cy="38" r="17" fill="#a9bcc2"/><path d="M14 96a34 34 0 0 1 68 0z" fill="#a9bcc2"/>',
  ),
  'social/facebook': round(
    '#1877f2',
    fill(
      'M21.5 32V21.3h3.6l.6-4.2h-4.2v-2.6c0-1.3.5-2.2 2.3-2.2h2V8.6c-.5-.1-1.6-.2-2.9-.2-3.2 0-5.3 1.9-5.3 5.4v3.3h-3.5v4.2h3.5V32z',
    ),
  ),
  'social/instagram': round(
    '#c4367e',
    `${stroke('M14 10h12a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4H14a4 4 0 0 1-4-4V14a4 4 0 0 1 4-4zM20 15.2a4.8 4.8 0 1 1 0 9.6 4.8 4.8 0 0 1 0-9.6z')}<circle cx="25.8" cy="14.2" r="1.4" fill="#fff"/>`,
  ),
  'social/x': round('#16181c', stroke('M12.5 12.5l15 15M27.5 12.5l-15 15')),
  'social/youtube': round(
    '#d8281f',
    fill('M10 15.5c0-2 1-3 3-3h14c2 0 3 1 3 3v9c0 2-1 3-3 3H13c-2 0-3-1-3-3zM17.5 16v8l7-4z'),
  ),
  'social/pinterest': round(
    '#bd1f2d',
    stroke('M17.5 31l3.5-14M15 20.5c-3-4 0-9 5.5-9 5 0 7.5 4 6 8.5-1.5 4.5-6 5-7.5 2'),
  ),
  'pay/sandbox': card(
    '<rect x="8" y="9" width="48" height="6" rx="2" fill="#076171"/><rect x="8" y="21" width="20" height="4" rx="2" fill="#9db4bb"/><rect x="8" y="28" width="12" height="4" rx="2" fill="#c9d6da"/><circle cx="48" cy="27" r="6" fill="#f0a34a"/>',
  ),
}

/** An SVG of ours by key; null when there is none. */
export const staticSvg = (key: string): string | null =>
  Object.hasOwn(pictures, key) ? (pictures[key] ?? null) : null
