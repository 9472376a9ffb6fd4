import { Button } from '@shop/ui/button'
import { EmptyState } from '@shop/ui/empty-state'
import { ErrorState } from '@shop/ui/error-state'
import { useT } from '@shop/ui/i18n'
import { ChevronStartIcon, LifeBuoyIcon } from '@shop/ui/icons'
import { Skeleton, SkeletonRegion } from '@shop/ui/skeleton'
import { TextLink } from '@shop/ui/text-link'
import { useEffect } from 'react'
import type { ApiError } from '#app/data/api-error.ts'
import { useResource } from '#app/data/resource.ts'
import { useSession } from '#app/data/session-store.ts'
import { ticketResource } from '#app/data/tickets.ts'
import { Link } from '#app/lib/link.tsx'
import { onTicketEvent } from '#app/state/realtime/index.ts'
import { TicketView } from './ticket-view.tsx'

/** No such ticket, or somebody else's: servers say so in several ways (wire.md 1.3, 11). */
const isMissing = ({ status }: ApiError) => status === 404 || status === 403 || status === 422

/** /support-ticket/{ticketNumber}. */
export function TicketDetailsScreen({ number }: { number: string }) {
  const t = useT()
  const { token } = useSession()
  const { data, error, mutate, isValidating } = useResource(ticketResource, token ? [number] : null)
  useEffect(() => onTicketEvent(number, () => void mutate()), [number, mutate])
  return (
    <>
      <p className="mb-4">
        <TextLink
          variant="quiet"
          href="/support-tickets"
          className="inline-flex items-center gap-1 text-ink-muted text-sm"
        >
          <ChevronStartIcon aria-hidden="true" className="size-4" />
          {t('Support Ticket')}
        </TextLink>
      </p>
      {data ? (
        <TicketView
          key={number}
          ticket={data.support_ticket}
          highlighted={data.highlighted_messages}
        />
      ) : error && isMissing(error) ? (
        <EmptyState
          icon={<LifeBuoyIcon />}
          titleAs="h1"
          title={t('Ticket not found')}
          hint={t('It may belong to another account, or the address may be mistyped.')}
          action={
            <Button asChild>
              <Link to="/support-tickets">{t('Show all tickets')}</Link>
            </Button>
          }
        />
      ) : error ? (
        <ErrorState
          message={t(error.message)}
          onRetry={() => void mutate()}
          retrying={isValidating}
        />
      ) : (
        <TicketSkeleton />
      )}
    </>
  )
}

function TicketSkeleton() {
  return (
    <SkeletonRegion className="grid gap-8">
      <div className="grid gap-3">
        <Skeleton className="h-8 w-72 max-w-full" />
        <Skeleton className="h-5 w-56 max-w-full" />
      </div>
      <div className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid content-start gap-5">
          <Skeleton className="h-16 w-3/4 rounded-float" />
          <Skeleton className="ms-auto h-12 w-1/2 rounded-float" />
          <Skeleton className="h-24 w-2/3 rounded-float" />
        </div>
        <Skeleton className="h-56 rounded-tile" />
      </div>
    </SkeletonRegion>
  )
}
