/**
 * The document's text direction for the parts that must compute with it (menus, arrow keys).
 * Looks never ask for it: they use logical utilities.
 */
export { DirectionProvider, useDirection } from '@radix-ui/react-direction'
