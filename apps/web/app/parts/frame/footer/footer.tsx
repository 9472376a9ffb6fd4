import type { FooterBlock } from '@shop/contract'
import { Collapsible } from '@shop/ui/collapsible'
import { useT } from '@shop/ui/i18n'
import { frame } from '#app/parts/page/page-frame.tsx'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { useDestinationOf } from '../settings-link.tsx'
import { FooterItem } from './footer-item.tsx'

/** The columns of settings and the bottom line (specification.md section 2, Footer). */
export function Footer() {
  const t = useT()
  const { settings } = useShop()
  if (!settings.web_show_footer) return null
  const blocks = settings.footers.toSorted((one, other) => one.position - other.position)
  return (
    <footer className="mt-auto bg-tile text-ink-soft text-sm print:hidden">
      <div className={`${frame} pt-10 pb-8 sm:pt-14`}>
        <div className="flex flex-col sm:flex-row sm:flex-wrap sm:gap-x-12 sm:gap-y-10 lg:gap-x-16">
          {blocks.map((block) => (
            <Column key={block.id} block={block} />
          ))}
        </div>
        <p className="mt-8 border-hairline border-t pt-6 text-ink-muted text-xs sm:mt-12">
          {'© '}
          {/* The page cache may be a minute older than the year. */}
          <span suppressHydrationWarning>{new Date().getUTCFullYear()}</span>{' '}
          {settings.web_footer_text
            ? t(settings.web_footer_text)
            : t('All right reserved by company')}
        </p>
      </div>
    </footer>
  )
}

const gap = 'grid justify-items-start gap-1.5'

/** The shop's description stands under its logo, unless the column brings a text of its own. */
function withDescription(items: FooterBlock['items'], description: string | null) {
  if (!description || items.some(({ type }) => type === 'text')) return items
  return items.flatMap((item) =>
    item.type === 'logo'
      ? [item, { ...item, id: -item.id, type: 'text' as const, title: description }]
      : [item],
  )
}

/** Links collapse below 640 px; everything else is always there. */
function Column({ block }: { block: FooterBlock }) {
  const t = useT()
  const { settings } = useShop()
  const destinationOf = useDestinationOf()
  const items = withDescription(
    block.items.filter(({ type, url }) => type !== 'link' || destinationOf(url) !== null),
    settings.web_footer_description,
  )
  if (items.length === 0) return null
  const title = block.title && t(block.title)
  const list = items.map((item) => <FooterItem key={item.id} item={item} />)
  const hasLinks = items.some(({ type }) => type === 'link')

  if (hasLinks && title) {
    return (
      <Collapsible
        title={title}
        titleAs="h2"
        expandFrom="sm"
        titleClassName="text-ink"
        className="border-hairline border-b sm:min-w-36 sm:flex-1 sm:border-b-0"
      >
        <ul className={`${gap} pb-4 sm:pt-4 sm:pb-0`}>
          {items.map((item) => (
            <li key={item.id}>
              <FooterItem item={item} />
            </li>
          ))}
        </ul>
      </Collapsible>
    )
  }
  const isFirst = items.some(({ type }) => type === 'logo')
  return (
    <section
      className={`py-5 sm:py-0 ${isFirst ? 'max-sm:order-first sm:max-w-88 sm:flex-2 sm:basis-72' : 'sm:min-w-44 sm:flex-1'}`}
    >
      {title ? <h2 className="mb-4 font-semibold text-ink text-sm">{title}</h2> : null}
      <div className={gap}>{list}</div>
    </section>
  )
}
