export * from './combobox.tsx'
export { type ComboboxOption, fold } from './filter.ts'
