declare module 'subset-font' {
  /** Cuts a font down to the characters of a text, and its axes to a range. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'sfnt' | 'woff2'
      variationAxes?: Record<string, { min: number; max: number }>
    },
  ): Promise<Buffer>
}
