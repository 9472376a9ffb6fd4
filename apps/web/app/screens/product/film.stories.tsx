import { product } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent } from 'storybook/test'
import { press } from '#app/stories/press.ts'
import { say } from '#app/stories/say.ts'
import { withShop } from '#app/stories/with-shop.tsx'
import { Film } from './film.tsx'

const film = { id: 'film', type: 'video', poster: product.thumbnail } as const

const meta = {
  title: 'Patterns/Product/Film',
  component: Film,
  decorators: [
    (Story) => (
      <div className="aspect-square max-w-120 overflow-hidden rounded-tile bg-tile">
        <Story />
      </div>
    ),
    withShop,
  ],
  args: { name: product.name, active: true, media: { ...film, film: '/media/film.webm' } },
} satisfies Meta<typeof Film>
export default meta
type Story = StoryObj<typeof meta>

/** The shop's own file. */
export const File: Story = {}

/** Another host's player: it learns nothing before it is asked for. */
export const Player: Story = {
  args: { media: { ...film, player: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('iframe')).toBeNull()
  },
}

/** No player of this host is allowed: a link leads there. */
export const ElsewhereOnly: Story = {
  args: { media: { ...film, link: 'https://films.example/watch/7' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer nofollow')
  },
}

/** A file that does not play is offered as a link. */
export const FileFails: Story = {
  args: { media: { ...film, film: 'data:video/webm;base64,AAAA' } },
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: say('Play the film') }))
    fireEvent.error(
      await canvas.findByTitle(
        new RegExp(`^${say('Film of {{name}}', { name: '' })}`),
        {},
        { timeout: 5000 },
      ),
    )
    await expect(
      await canvas.findByRole('link', { name: say('Open the film') }, { timeout: 5000 }),
    ).toBeInTheDocument()
  },
}
