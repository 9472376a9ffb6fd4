import { useEffect, useState } from 'react'
import { categoriesResource } from '#app/data/catalogue.ts'
import { useResource } from '#app/data/resource.ts'
import { productHref } from '#app/lib/hrefs.ts'
import { PrefetchScreen } from '#app/lib/prefetch-screen.tsx'
import { whenIdle } from '#app/lib/when-idle.ts'

declare global {
  interface Navigator {
    /** The Network Information API, where a browser has it. */
    connection?: { saveData?: boolean; effectiveType?: string }
  }
}

/** Whoever pays by the byte, or waits for each, gets what they ask for. */
const isThrifty = ({ connection }: Navigator) =>
  connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true

/** An address of each screen that a list or the home page leads to. */
const pages = [productHref(1), '/products']

/**
 * Prefetches the code of the screens that come next, and of the calls that they make, while a page that is
 * used rests: a finger, which hovers over nothing, then waits for data alone. Of data only the categories are
 * prefetched: which products a category's address means is known by them.
 */
export function WarmScreens() {
  const [isRested, setRested] = useState(false)
  useEffect(() => {
    if (isThrifty(navigator)) return
    return whenIdle(() => {
      setRested(true)
      // Asked for again, with an answer, when they are needed.
      void import('#app/data/api-client.ts').catch(() => undefined)
      void import('@shop/contract/catalogue').catch(() => undefined)
    })
  }, [])
  useResource(categoriesResource, isRested ? [] : null)
  return isRested ? pages.map((page) => <PrefetchScreen key={page} page={page} />) : null
}
