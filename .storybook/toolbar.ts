import type { Preview } from '@storybook/react-vite'
import { settings } from '../packages/contract/src/fixtures/index.ts'
import { locales } from './locales.ts'
import { themes } from './themes.ts'

/** What every story starts with; the same on every machine. */
export const initialGlobals = {
  theme: 'default',
  locale: 'en',
  scheme: 'light',
  vendor: 'multi',
  currency: 'USD',
  motion: 'full',
}

type Menu = NonNullable<NonNullable<Preview['globalTypes']>[string]['toolbar']>

const menu = (
  title: string,
  icon: Menu['icon'],
  description: string,
  items: Exclude<Menu['items'][number], string>[],
) => ({ description, toolbar: { title, icon, dynamicTitle: true, items } })

/** The toolbar's menus; docs/start-here.mdx lists their ids and values. */
export const globalTypes = {
  theme: menu(
    'Theme',
    'paintbrush',
    "The server's theme colours",
    Object.entries(themes).map(([value, title]) => ({ value, title })),
  ),
  locale: menu(
    'Language',
    'globe',
    'Language and direction',
    Object.entries(locales).map(([value, { title, dir }]) => ({
      value,
      title: `${title} (${dir})`,
    })),
  ),
  scheme: menu('Scheme', 'contrast', 'Light or dark neutrals', [
    { value: 'light', title: 'Light', icon: 'sun' },
    { value: 'dark', title: 'Dark', icon: 'moon' },
  ]),
  vendor: menu('Vendors', 'users', 'A shop of many shops, or of one', [
    { value: 'multi', title: 'Multi-vendor' },
    { value: 'single', title: 'Single vendor' },
  ]),
  currency: menu(
    'Currency',
    'credit',
    'What prices are shown in',
    settings.currencies.map(({ name, symbol, position }) => ({
      value: name,
      title: position === 'suffix' ? `${name} (10 ${symbol})` : `${name} (${symbol} 10)`,
    })),
  ),
  motion: menu('Motion', 'play', 'Whether things move', [
    { value: 'full', title: 'Full motion' },
    { value: 'reduced', title: 'Reduced motion' },
  ]),
} satisfies Preview['globalTypes']
