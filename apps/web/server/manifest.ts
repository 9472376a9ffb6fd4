import { createHash } from 'node:crypto'
import type { Settings } from '@shop/contract'
import { shownPrimary } from '@shop/ui/theme'
import { languageOf, languageTag } from '../app/lib/i18n/choice.ts'

/** The icons of an installed shop, by the name of their file. */
export const iconKinds = {
  'icon-192': { size: 192, maskable: false },
  'icon-512': { size: 512, maskable: false },
  'maskable-192': { size: 192, maskable: true },
  'maskable-512': { size: 512, maskable: true },
  'apple-180': { size: 180, maskable: true },
} as const
export type IconKind = keyof typeof iconKinds

export const isIconKind = (name: string): name is IconKind => Object.hasOwn(iconKinds, name)

/** The picture that icons are made of. */
export const logoOf = ({ app_logo, web_logo }: Settings) => app_logo ?? web_logo

/** Changes with what the icons are made of, so that they can be kept for good. */
export const iconVersion = (settings: Settings): string =>
  createHash('sha256')
    .update(logoOf(settings) ?? '')
    .digest('base64url')
    .slice(0, 8)

/** What a browser needs to install the shop: its name, colours and icons out of settings. */
export function manifest(settings: Settings): object {
  const name = settings.app_name
  const { name: locale, direction } = languageOf(settings, settings.app_locale)
  const version = iconVersion(settings)
  return {
    id: '/',
    name,
    // What fits under an icon.
    short_name: name.slice(0, 12).trim(),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    lang: languageTag(locale),
    dir: direction,
    theme_color: shownPrimary(settings.theme_colors),
    background_color: '#ffffff',
    icons: (['icon-192', 'icon-512', 'maskable-192', 'maskable-512'] as const).map((kind) => ({
      src: `/icons/${kind}.png?v=${version}`,
      sizes: `${iconKinds[kind].size}x${iconKinds[kind].size}`,
      type: 'image/png',
      purpose: iconKinds[kind].maskable ? 'maskable' : 'any',
    })),
  }
}
