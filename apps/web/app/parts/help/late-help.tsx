import { hydratedWhenUsed } from '#app/lib/hydrated-when-used.tsx'

/* Few searches ask for help, or find nothing: no list brings what these are told. */

export const HelpAnswer = /* @__PURE__ */ hydratedWhenUsed(
  async () => (await import('./help-answer.tsx')).HelpAnswer,
  <div className="h-64" />,
)

export const HelpLinks = /* @__PURE__ */ hydratedWhenUsed(
  async () => (await import('./help-links.tsx')).HelpLinks,
  <div className="mt-8 h-5" />,
)
