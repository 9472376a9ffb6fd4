import { useT } from '@shop/ui/i18n'
import { LazyPicture } from '@shop/ui/picture'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { destinationOf } from '../destination.ts'

/** The shop's own pages elsewhere; their logos come from settings. */
export function SocialLinks({ title }: { title: string | null }) {
  const t = useT()
  const { settings } = useShop()
  const links = settings.social_links.flatMap(({ id, name, logo, link }) => {
    const destination = destinationOf(link, true)
    return destination && 'href' in destination ? [{ id, name, logo, href: destination.href }] : []
  })
  if (links.length === 0) return null
  return (
    <div className="mt-3">
      {title ? <p className="mb-2 font-semibold text-ink">{t(title)}</p> : null}
      <ul className="flex flex-wrap gap-2">
        {links.map(({ id, name, logo, href }) => (
          <li key={id}>
            <a
              href={href}
              target="_blank"
              rel="noopener"
              aria-label={name}
              className="grid size-10 place-items-center overflow-hidden rounded-full bg-raised transition-[scale] hover:scale-105 pointer-coarse:size-11"
            >
              {logo ? (
                <LazyPicture>
                  <img
                    src={logo}
                    alt=""
                    width={20}
                    height={20}
                    loading="lazy"
                    className="size-5 object-contain"
                  />
                </LazyPicture>
              ) : (
                <span aria-hidden="true" className="font-semibold uppercase">
                  {name.slice(0, 1)}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
