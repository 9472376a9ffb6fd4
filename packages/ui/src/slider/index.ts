export * from './slider.tsx'
export type { Range, SliderValue } from './slider-value.ts'
