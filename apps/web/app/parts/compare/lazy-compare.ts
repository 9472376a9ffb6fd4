import { lazyWhenUsed } from '#app/lib/lazy-when-used.tsx'

const parts = () => import('./parts.ts')

/** Puts a product beside others, from a tile or its own page. */
export const CompareButton = /* @__PURE__ */ lazyWhenUsed(async () => (await parts()).CompareButton)

/** What is to be compared, and the way there. */
export const CompareBar = /* @__PURE__ */ lazyWhenUsed(async () => (await parts()).CompareBar)
