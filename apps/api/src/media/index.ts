export { mediaFormats, mediaWidths } from './format.ts'
export { mediaPath } from './path.ts'
export { createMediaStore } from './store.ts'
