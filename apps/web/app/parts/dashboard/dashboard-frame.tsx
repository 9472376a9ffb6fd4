import type { ReactNode } from 'react'
import { frame } from '#app/parts/page/page-frame.tsx'
import { useGuestRedirect } from '#app/state/session/use-guest-redirect.ts'
import { Sidebar } from './sidebar.tsx'

/** Set on what fills a phone's screen below the navbar, by itself. */
export const fillsPhone = { 'data-fills-phone': '' }

/**
 * Around the account's screens (specification.md section 2). The server knows nobody and renders
 * the frame; the browser sends a guest home and opens the login, which brings the page back
 * (decision 022).
 */
export function DashboardFrame({ children }: { children: ReactNode }) {
  useGuestRedirect()
  return (
    <div
      className={`${frame} group/account grid content-start gap-8 pt-6 pb-16 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-14 lg:pt-10 max-lg:has-data-fills-phone:block max-lg:has-data-fills-phone:p-0 print:block print:p-0`}
    >
      <Sidebar />
      <div className="min-h-[60dvh] min-w-0">{children}</div>
    </div>
  )
}
