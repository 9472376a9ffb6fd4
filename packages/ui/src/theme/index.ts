export { contrast, parseHex, type Rgb } from './color.ts'
export { rampFrom } from './ramp.ts'
export { shades, type ThemeColors, themeStyle, themeVariables } from './theme-style.ts'
