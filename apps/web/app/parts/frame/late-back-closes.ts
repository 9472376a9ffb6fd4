import { late } from '#app/lib/late.tsx'

/** Back closes what lies over the page, before it leaves the page. */
export const BackCloses = /* @__PURE__ */ late(
  async () => (await import('./back-closes.tsx')).BackCloses,
)
