/** What comes together once the page is used. */
export { CompareBar } from './compare-bar.tsx'
export { CompareButton } from './compare-button.tsx'
