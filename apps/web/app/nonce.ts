import { createContext, useContext } from 'react'

/** The nonce of inline scripts on the server; the browser has no use for it and hides it. */
export const NonceContext = createContext<string | undefined>(undefined)

/** While developing, React compares it with the page's. */
const ofThePage = () =>
  import.meta.env.DEV && typeof document === 'object'
    ? document.querySelector<HTMLElement>('link[nonce]')?.nonce
    : undefined

export const useNonce = () => useContext(NonceContext) ?? ofThePage()
