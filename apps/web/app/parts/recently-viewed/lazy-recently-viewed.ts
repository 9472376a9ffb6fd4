import { lazyWhenUsed } from '#app/lib/lazy-when-used.tsx'

/** What was looked at lately, once the page is used. */
export const RecentlyViewed = /* @__PURE__ */ lazyWhenUsed(
  async () => (await import('./recently-viewed.tsx')).RecentlyViewed,
)
