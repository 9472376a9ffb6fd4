import { useLayoutEffect, useState } from 'react'

/** The live values of some tokens, read from the document. For stories. */
export function useTokens(names: string[]) {
  const [values, setValues] = useState<Record<string, string>>({})
  useLayoutEffect(() => {
    const read = () => {
      const style = getComputedStyle(document.documentElement)
      const next = names.map((name) => [name, style.getPropertyValue(`--${name}`).trim()])
      setValues(Object.fromEntries(next))
    }
    read()
    const watcher = new MutationObserver(read)
    watcher.observe(document.head, { childList: true, subtree: true, characterData: true })
    watcher.observe(document.documentElement, { attributeFilter: ['data-scheme'] })
    return () => watcher.disconnect()
  }, [names])
  return values
}
