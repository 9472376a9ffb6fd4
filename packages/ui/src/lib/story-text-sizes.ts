/** The sizes of text, each with its px. For stories. */
export const textSizes = [
  ['text-4xl', '44'],
  ['text-3xl', '32'],
  ['text-2xl', '24'],
  ['text-xl', '20'],
  ['text-lg', '18'],
  ['text-base', '16'],
  ['text-sm', '14'],
  ['text-xs', '12'],
] as const
