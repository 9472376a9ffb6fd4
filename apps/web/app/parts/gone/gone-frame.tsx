import { Button } from '@shop/ui/button'
import { EmptyState } from '@shop/ui/empty-state'
import type { ReactNode } from 'react'
import { Link } from '#app/lib/link.tsx'
import { frame } from '#app/parts/page/page-frame.tsx'
import { PageHead } from '#app/parts/page/page-head.tsx'

export interface GoneFrameProps {
  title: string
  hint: string
  icon: ReactNode
  /** Where all the others are. */
  all: { to: string; label: string }
  /** What is like it. */
  children: ReactNode
}

/** Something that was here and is taken away; search engines forget the page. */
export function GoneFrame({ title, hint, icon, all, children }: GoneFrameProps) {
  return (
    <div className={`${frame} grid gap-10 pt-6 pb-12`}>
      <PageHead title={title} hidden />
      <EmptyState
        icon={icon}
        titleAs="h1"
        title={title}
        hint={hint}
        action={
          <Button asChild>
            <Link to={all.to}>{all.label}</Link>
          </Button>
        }
        className="min-h-[40dvh]"
      />
      {children}
    </div>
  )
}
