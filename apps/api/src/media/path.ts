/** What is shown where a row has no picture. */
const placeholder = 'app/placeholder.svg'

/** The path of a kept key such as `p/boot-brown-1.webp`; whole addresses stay as they are. */
export const mediaPath = (key: string | null): string =>
  key !== null && /^https?:\/\//.test(key) ? key : `/media/${key || placeholder}`
