/** Colours that a picture can be painted in: OKLCH lightness, chroma and hue, and the swatch's hex. */
export const palette = {
  black: { l: 0.3, c: 0.008, h: 270, hex: '#26262b' },
  charcoal: { l: 0.43, c: 0.014, h: 260, hex: '#4a4d55' },
  grey: { l: 0.68, c: 0.01, h: 260, hex: '#9a9da3' },
  silver: { l: 0.82, c: 0.008, h: 250, hex: '#c9ccd1' },
  white: { l: 0.945, c: 0.004, h: 250, hex: '#f6f6f4' },
  cream: { l: 0.91, c: 0.035, h: 88, hex: '#efe4cc' },
  beige: { l: 0.82, c: 0.05, h: 78, hex: '#d9c3a0' },
  camel: { l: 0.69, c: 0.085, h: 70, hex: '#bd945f' },
  brown: { l: 0.47, c: 0.07, h: 55, hex: '#7a5236' },
  burgundy: { l: 0.42, c: 0.13, h: 18, hex: '#7d2235' },
  red: { l: 0.57, c: 0.2, h: 26, hex: '#c9362f' },
  coral: { l: 0.71, c: 0.15, h: 32, hex: '#f0806a' },
  orange: { l: 0.72, c: 0.16, h: 58, hex: '#ee8a3c' },
  mustard: { l: 0.76, c: 0.14, h: 86, hex: '#d6a72e' },
  yellow: { l: 0.87, c: 0.15, h: 95, hex: '#f4d64a' },
  gold: { l: 0.79, c: 0.105, h: 86, hex: '#d3b05f' },
  rosegold: { l: 0.76, c: 0.07, h: 38, hex: '#dca690' },
  olive: { l: 0.55, c: 0.08, h: 115, hex: '#74783f' },
  sage: { l: 0.74, c: 0.05, h: 145, hex: '#9db89f' },
  green: { l: 0.55, c: 0.12, h: 152, hex: '#2f8a55' },
  teal: { l: 0.57, c: 0.09, h: 195, hex: '#1f8a8c' },
  skyblue: { l: 0.79, c: 0.09, h: 232, hex: '#86c3ea' },
  blue: { l: 0.56, c: 0.16, h: 257, hex: '#3273d6' },
  navy: { l: 0.37, c: 0.085, h: 262, hex: '#26386b' },
  lavender: { l: 0.78, c: 0.08, h: 300, hex: '#c0aee6' },
  purple: { l: 0.52, c: 0.15, h: 303, hex: '#7a4bb0' },
  pink: { l: 0.78, c: 0.11, h: 355, hex: '#f09dba' },
  blush: { l: 0.87, c: 0.045, h: 15, hex: '#f2cfcb' },
} as const satisfies Record<string, { l: number; c: number; h: number; hex: string }>

export type PaintName = keyof typeof palette
/** `own` leaves the object as it was drawn. */
export type Paint = PaintName | 'own'
export const isPaint = (name: string): name is Paint =>
  name === 'own' || Object.hasOwn(palette, name)
