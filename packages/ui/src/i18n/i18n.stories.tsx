import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ErrorState } from '../error-state/index.ts'
import { Pagination } from '../pagination/index.ts'
import { createTranslate, inEnglish, TranslationProvider } from './index.ts'

const about = `
The components' own words ("Close", "Next page") in the app's language.

- An English phrase is its own key: \`t('Page {{page}}', { page: 2 })\`. Without a provider, or without a
  translation, the English phrase is shown.
- Give the root one \`t\` that keeps its identity until the language changes.
- In a component, \`const t = useT()\`, with the phrase written out at its place of use: \`npm run lint\` finds
  each of them and asks for its translation in every language that the reference server ships.
- Whole sentences, never parts to be joined; the count as a value, with a phrase of its own for one.
`

const german: Record<string, string> = {
  Pagination: 'Seiten',
  'Previous page': 'Vorherige Seite',
  'Next page': 'Nächste Seite',
  'Page {{page}}': 'Seite {{page}}',
  'Something went wrong': 'Etwas ist schiefgegangen',
  Retry: 'Erneut versuchen',
}

const meta = {
  title: 'Foundations/Translation',
  component: TranslationProvider,
  parameters: { docs: { description: { component: about } } },
  args: {
    t: createTranslate('de', german),
    children: (
      <div className="grid gap-6">
        <Pagination page={2} pages={5} hrefFor={(page) => `#${page}`} />
        <ErrorState layout="inline" onRetry={fn()} />
      </div>
    ),
  },
} satisfies Meta<typeof TranslationProvider>
export default meta
type Story = StoryObj<typeof meta>

/** Buttons and messages are read in German, and screen readers hear the pagination so. */
export const German: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Nächste Seite' })).toBeVisible()
  },
}

/** Without a translation the English phrase stands in. */
export const Untranslated: Story = {
  args: { t: inEnglish },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Next page' })).toBeVisible()
  },
}
