import type { Meta, StoryObj } from '@storybook/react-vite'
import DOMPurify from 'dompurify'
import { expect, spyOn } from 'storybook/test'
import { uncleaned } from '#app/lib/cleaned.ts'
import { withShop } from '#app/stories/with-shop.tsx'
import { SafeHtml } from './safe-html.tsx'

/** A server's text, cleaned in the browser. */
const meta = {
  title: 'Patterns/Page/SafeHtml',
  component: SafeHtml,
  decorators: [withShop],
  args: {
    clean: uncleaned,
    text: 'description',
    of: {
      description:
        '<h3>Details</h3><p>Knitted from <strong>extra-fine</strong> merino.</p><ul><li>100% wool</li><li>Made in Portugal</li></ul>',
    },
  },
} satisfies Meta<typeof SafeHtml>
export default meta
type Story = StoryObj<typeof meta>

export const Cleaned: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Details' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
}

/** What cleans is missing: its words are there, and none of its markup. */
export const PlainWords: Story = {
  beforeEach: () => {
    spyOn(DOMPurify, 'sanitize').mockImplementation(() => {
      throw new Error('It cannot clean')
    })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Knitted from extra-fine merino/)).toBeVisible()
    await expect(canvas.queryByRole('heading')).toBeNull()
  },
}
