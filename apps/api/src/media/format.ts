export const mediaWidths = [96, 160, 240, 320, 480, 640, 768, 960, 1280] as const
export const mediaFormats = ['webp', 'avif'] as const
export type MediaFormat = (typeof mediaFormats)[number]
