import { useT } from '@shop/ui/i18n'
import { LazyPicture } from '@shop/ui/picture'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { useStores } from '../stores.tsx'

/** The app's code to scan and its stores. */
export function AppStores({ title }: { title: string | null }) {
  const t = useT()
  const { settings } = useShop()
  const stores = useStores()
  return (
    <div className="grid justify-items-start gap-3">
      {title ? <p>{t(title)}</p> : null}
      {settings.footer_qr ? (
        <LazyPicture>
          <img
            src={settings.footer_qr}
            alt={t('QR code of the app')}
            width={112}
            height={112}
            loading="lazy"
            className="size-28 rounded-control bg-on-photo object-contain p-1.5 max-sm:hidden"
          />
        </LazyPicture>
      ) : null}
      <ul className="flex flex-wrap gap-2">
        {stores.map(({ name, caption, href, Icon }) => (
          <li key={name}>
            <a
              href={href}
              target="_blank"
              rel="noopener"
              className="inline-flex h-12 min-w-36 items-center gap-2.5 rounded-control bg-ink px-3.5 text-on-ink transition-opacity hover:opacity-85"
            >
              <Icon size={22} />
              <span className="grid text-start leading-tight">
                <span className="text-xs">{caption}</span>
                <span className="font-semibold">{name}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
