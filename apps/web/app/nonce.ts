import { createContext, useContext } from 'react'

/** The nonce of inline scripts on the server; the browser has no use for it and hides it. */
export const NonceContext = createContext<string | undefined>(undefined)

export const useNonce = () => useContext(NonceContext)
