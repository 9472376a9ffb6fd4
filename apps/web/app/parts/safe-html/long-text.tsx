import { windowHigh } from '#app/parts/page/page-frame.tsx'
import { SafeHtml, type SafeHtmlProps, type Texts } from './safe-html.tsx'

/** On top of the usual prose: larger heads with more air, and quotations. */
const large =
  'text-base/7 sm:text-lg/8 [&_h2]:pt-6 [&_h2]:text-xl [&_h2]:tracking-tight sm:[&_h2]:text-2xl [&_h3]:pt-4 [&_ol]:ps-8 [&_ul]:ps-7 [&_blockquote]:border-primary [&_blockquote]:border-s-3 [&_blockquote]:ps-5 [&_blockquote]:font-medium [&_blockquote]:text-ink [&_blockquote]:text-lg sm:[&_blockquote]:text-xl'

/** A text that is the page: terms, a post. */
export const LongText = <Name extends string, Row extends Texts<Name>>(
  props: Pick<SafeHtmlProps<Name, Row>, 'of' | 'text' | 'clean'>,
) => (
  // What stands below a page's text is below the window until it is there.
  <SafeHtml {...props} className={large} waiting={windowHigh} />
)
