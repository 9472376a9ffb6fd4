import type { TicketAttachment } from '@shop/contract'
import { useT } from '@shop/ui/i18n'
import { DownloadIcon, ExternalLinkIcon, FileTextIcon } from '@shop/ui/icons'
import { Picture } from '@shop/ui/picture'

/** Files of a ticket: pictures are shown, papers named; each opens by itself. */
export function TicketAttachments({ attachments }: { attachments: readonly TicketAttachment[] }) {
  const t = useT()
  return (
    <ul className="grid grid-cols-1 gap-2 sm:max-xl:grid-cols-2">
      {attachments.map(({ type, src, name }, index) => {
        const isPdf = type.toLowerCase() === 'pdf'
        const Icon = isPdf ? DownloadIcon : ExternalLinkIcon
        return (
          // An address is signed anew while the page is open; its path is the file's own.
          <li key={src.split('?')[0]}>
            <a
              href={src}
              target="_blank"
              rel="noreferrer"
              className="group flex min-w-0 items-center gap-3 rounded-control border border-hairline p-2 transition-colors hover:bg-tile"
            >
              <span className="grid size-12 shrink-0 place-items-center overflow-hidden rounded-mark bg-tile text-ink-soft">
                {isPdf ? (
                  <FileTextIcon aria-hidden="true" className="size-5" />
                ) : (
                  <Picture src={src} alt="" width={48} height={48} className="size-full" />
                )}
              </span>
              <span className="min-w-0 flex-1 truncate text-sm underline-offset-4 group-hover:underline">
                <bdi>{name ?? t('Attachment {{number}}', { number: index + 1 })}</bdi>
              </span>
              <Icon aria-hidden="true" className="me-1 size-4 shrink-0 text-ink-muted" />
            </a>
          </li>
        )
      })}
    </ul>
  )
}
