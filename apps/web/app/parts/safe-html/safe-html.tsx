import { cn } from '@shop/ui/cn'
import { SkeletonText } from '@shop/ui/skeleton'
import { useEffect, useMemo, useState } from 'react'
import type { Cleaned } from '#app/lib/cleaned.ts'
import { plainText } from '#app/lib/plain-text.ts'
import { trustedTypes } from '#app/lib/trusted-types.ts'

export type Texts<Name extends string> = Readonly<Record<Name, string | null>>

export interface SafeHtmlProps<Name extends string, Row extends Texts<Name>> {
  /** The row whose text it is. */
  of: Row
  /** Which of its texts. */
  text: Name
  /** Whether this shop's own server has cleaned this very text already. */
  clean: Cleaned<Row, Name>
  /** Styles the text on top of the usual prose. */
  className?: string
  /** Styles what stands there until it is clean. */
  waiting?: string
}

const prose =
  'max-w-[68ch] space-y-4 text-ink-soft leading-relaxed [&_a]:text-primary-strong [&_a]:underline [&_a]:underline-offset-3 [&_h2]:pt-2 [&_h2]:font-semibold [&_h2]:text-ink [&_h2]:text-lg [&_h3]:pt-2 [&_h3]:font-semibold [&_h3]:text-ink [&_img]:h-auto [&_img]:max-w-full [&_img]:rounded-tile [&_li]:ps-1 [&_li+li]:mt-1.5 [&_ol]:list-decimal [&_ol]:ps-5 [&_table]:w-full [&_table]:text-sm [&_tbody_th:nth-last-child(2)]:w-36 [&_td]:border-hairline [&_td]:border-b [&_td]:py-2.5 [&_td]:pe-4 [&_td]:align-top [&_th]:border-hairline [&_th]:border-b [&_th]:py-2.5 [&_th]:pe-4 [&_th]:text-start [&_th]:align-top [&_th]:font-medium [&_th]:text-ink [&_ul]:list-disc [&_ul]:ps-5 break-words overflow-x-auto'

const policy =
  typeof window === 'object'
    ? window.trustedTypes?.createPolicy(trustedTypes.serverCleaned, { createHTML: (html) => html })
    : undefined

/** The browser takes text for markup only by a policy, where it has Trusted Types. */
const asCleaned = (html: string): string | TrustedHTML => policy?.createHTML(html) ?? html

/**
 * The one place where a server's HTML is shown as HTML, always after DOMPurify (decision 011).
 * What the browser fetched itself is cleaned here, by code that loads when there is something to
 * clean; until then the last clean text stays.
 */
export function SafeHtml<Name extends string, Row extends Texts<Name>>({
  of,
  text,
  clean,
  className,
  waiting,
}: SafeHtmlProps<Name, Row>) {
  const html: string = of[text] ?? ''
  const fromServer = useMemo(() => (clean ? asCleaned(html) : null), [html, clean])
  const [cleaned, setCleaned] = useState<string | TrustedHTML | null>(null)
  const [words, setWords] = useState<string | null>(null)

  useEffect(() => {
    if (clean) return
    let current = true
    import('./clean-html.browser.ts')
      .then(({ cleanHtml }) => {
        if (current) setCleaned(cleanHtml(html))
      })
      // What cleans could not be loaded, or cannot: the words are there all the same.
      .catch(() => {
        if (current) setWords(plainText(html))
      })
    return () => {
      current = false
    }
  }, [html, clean])

  const shown = fromServer ?? cleaned
  if (shown === null && words !== null)
    return (
      <p dir="auto" className={cn(prose, className)}>
        {words}
      </p>
    )
  if (shown === null)
    return <SkeletonText lines={5} className={cn('max-w-[68ch] content-start', waiting)} />
  return (
    <div dir="auto" className={cn(prose, className)} dangerouslySetInnerHTML={{ __html: shown }} />
  )
}
