import type { Product } from '@shop/contract'
import { useT } from '@shop/ui/i18n'
import { ArrowEndIcon } from '@shop/ui/icons'
import { TextLink } from '@shop/ui/text-link'
import { type ReactNode, Suspense, useId } from 'react'
import { Link } from '#app/lib/link.tsx'
import { useDrawnByServer } from '#app/lib/use-drawn-by-server.ts'
import { ProductGrid, type ProductGridProps, ProductGridSkeleton } from './product-grid.tsx'

export interface SectionProps {
  title: string
  /** Where all of it is. */
  href?: string
  /** Beside the title: a countdown. */
  aside?: ReactNode
  /** It is below the first view: what the server has drawn of it is laid out when it comes near. */
  later?: boolean
  children: ReactNode
}

/** A titled part of a screen. */
export function Section({ later = false, ...section }: SectionProps) {
  // A boundary of its own is hydrated in a step of its own, after what is seen first.
  return later ? (
    <Suspense>
      <LaterSection {...section} />
    </Suspense>
  ) : (
    <SectionBody {...section} />
  )
}

type BodyProps = Omit<SectionProps, 'later'>

function LaterSection(section: BodyProps) {
  return <SectionBody {...section} className={useDrawnByServer() ? 'near' : undefined} />
}

function SectionBody({
  title,
  href,
  aside,
  className,
  children,
}: BodyProps & { className?: string | undefined }) {
  const t = useT()
  const id = useId()
  return (
    <section aria-labelledby={id} className={className}>
      <div className="mb-5 flex flex-wrap items-center gap-x-6 gap-y-2">
        <h2 id={id} className="wrap-anywhere font-semibold text-xl tracking-tight sm:text-2xl">
          {title}
        </h2>
        {href ? (
          <TextLink
            asChild
            variant="strong"
            className={`ms-auto inline-flex items-center gap-1.5 py-1 text-sm pointer-coarse:min-h-11${aside ? ' sm:order-last' : ''}`}
          >
            <Link to={href} prefetch="intent">
              {/* Said and seen alike, whatever the language makes of it. */}
              <span>
                {t('See all')}
                <span className="sr-only">: {title}</span>
              </span>
              <ArrowEndIcon aria-hidden="true" className="size-4" />
            </Link>
          </TextLink>
        ) : null}
        {aside}
      </div>
      {children}
    </section>
  )
}

export interface ProductSectionProps
  extends Omit<SectionProps, 'children' | 'later'>,
    Pick<ProductGridProps, 'leading'> {
  /** Undefined while they are on their way. */
  products: readonly Product[] | undefined
  /** How many are expected, for the skeleton. */
  expected?: number
}

/** A titled part with products; without any it is not there. */
export function ProductSection({
  products,
  expected = 6,
  leading,
  ...section
}: ProductSectionProps) {
  if (products?.length === 0) return null
  return (
    <Section {...section} later={!leading}>
      {products ? (
        <ProductGrid products={products} leading={leading} />
      ) : (
        <ProductGridSkeleton count={expected} />
      )}
    </Section>
  )
}
