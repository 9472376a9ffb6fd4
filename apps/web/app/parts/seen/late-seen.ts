import { late } from '#app/lib/late.tsx'

/** What was looked at lately, once the page is used. */
export const RecentlyViewed = /* @__PURE__ */ late(
  async () => (await import('./recently-viewed.tsx')).RecentlyViewed,
)
