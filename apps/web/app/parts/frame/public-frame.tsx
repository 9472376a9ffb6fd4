import { memo, type ReactNode, useRef } from 'react'
import { hydratedWhenUsed } from '#app/lib/hydrated-when-used.tsx'
import { useRefocus } from '#app/lib/use-refocus.ts'
import { CategoryBar } from './category-bar.tsx'
import { useOwnHeader } from './frame-handle.ts'
import { Navbar } from './navbar.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { TopBar } from './top-bar.tsx'

/** Below every first view. */
const Footer = /* @__PURE__ */ hydratedWhenUsed(
  async () => (await import('./footer/footer.tsx')).Footer,
  null,
)

const ShopHeader = memo(function ShopHeader() {
  return (
    // No box of its own: the navbar sticks to the page, not to the header.
    <header className="contents print:hidden">
      <TopBar />
      <Navbar />
      <CategoryBar />
    </header>
  )
})

function Header() {
  const Own = useOwnHeader()
  return Own ? <Own /> : <ShopHeader />
}

function Main({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  useRefocus(main)
  // Below another header it is another place: moved up by the height that is gone, it would be a layout shift.
  const below = useOwnHeader() ? 'own' : 'shop'
  return (
    <main key={below} ref={main} id="main" tabIndex={-1} className="flex-1 outline-none">
      {children}
    </main>
  )
}

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
  return (
    <div className="flex min-h-dvh flex-col">
      <NavigationProgress />
      <Header />
      <Main>{children}</Main>
      {footer ? <Footer /> : null}
    </div>
  )
}
