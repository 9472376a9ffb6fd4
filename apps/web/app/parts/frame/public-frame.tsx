import { type ReactNode, useRef } from 'react'
import { hydratedWhenUsed } from '#app/lib/hydrated-when-used.tsx'
import { useRefocus } from '#app/lib/use-refocus.ts'
import { CategoryBar } from './category-bar.tsx'
import { Navbar } from './navbar.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { TopBar } from './top-bar.tsx'

/** Below every first view. */
const Footer = /* @__PURE__ */ hydratedWhenUsed(
  async () => (await import('./footer/footer.tsx')).Footer,
  null,
)

export interface PublicFrameProps {
  children: ReactNode
  /** The journal has a header only. */
  footer?: boolean
}

/**
 * Top bar, navbar, category bar and footer around every shopping screen (specification.md section
 * 2).
 */
export function PublicFrame({ children, footer = true }: PublicFrameProps) {
  const main = useRef<HTMLElement>(null)
  useRefocus(main)
  return (
    <div className="flex min-h-dvh flex-col">
      <NavigationProgress />
      {/* No box of its own: the navbar sticks to the page, not to the header. */}
      <header className="contents print:hidden">
        <TopBar />
        <Navbar />
        <CategoryBar />
      </header>
      <main ref={main} id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      {footer ? <Footer /> : null}
    </div>
  )
}
