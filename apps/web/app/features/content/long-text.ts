/** On top of the usual prose: a text that is the page. Larger heads with more air, and quotations. */
export const longText =
  'text-base/7 sm:text-lg/8 [&_h2]:pt-6 [&_h2]:text-xl [&_h2]:tracking-tight sm:[&_h2]:text-2xl [&_h3]:pt-4 [&_blockquote]:border-primary [&_blockquote]:border-s-3 [&_blockquote]:ps-5 [&_blockquote]:font-medium [&_blockquote]:text-ink [&_blockquote]:text-lg sm:[&_blockquote]:text-xl'
