import { DocsContainer } from '@storybook/addon-docs/blocks'
import { create } from 'storybook/theming'

const fontBase = 'var(--typeface)'

// The grounds are the shop's own (tokens.css), so that a story stands on what it is made for.
const looks = {
  light: create({ base: 'light', fontBase, appContentBg: '#ffffff', appPreviewBg: '#ffffff' }),
  dark: create({
    base: 'dark',
    fontBase,
    appContentBg: '#121315',
    appPreviewBg: '#121315',
    appBorderColor: '#303338',
    textColor: '#f3f3f1',
  }),
}

/**
 * A docs page in the scheme that the toolbar chose: it is drawn anew with each choice. Its own words are
 * English in every language of the stories on it.
 */
export function DocsPage(props: Parameters<typeof DocsContainer>[0]) {
  const dark = document.documentElement.dataset.scheme === 'dark'
  return (
    <div dir="ltr" lang="en">
      <DocsContainer {...props} theme={dark ? looks.dark : looks.light} />
    </div>
  )
}
