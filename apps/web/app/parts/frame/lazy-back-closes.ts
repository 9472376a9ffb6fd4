import { lazyWhenUsed } from '#app/lib/lazy-when-used.tsx'

/** Back closes what lies over the page, before it leaves the page. */
export const BackCloses = /* @__PURE__ */ lazyWhenUsed(
  async () => (await import('./back-closes.tsx')).BackCloses,
)
