import { useLazyPanel } from '#app/lib/use-lazy-panel.ts'
import type { ChoiceProps } from './choice-sheet.tsx'

const load = () => import('./choice-sheet.tsx')

/** The sheet of a product's options, and what the button that opens it is given. */
export const useChoiceSheet = () => useLazyPanel<ChoiceProps>(load, 'dialog')
