import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { withShop } from '#app/stories/with-shop.tsx'
import { SchemeChoice } from './scheme-choice.tsx'

const meta = {
  title: 'Patterns/Layout/SchemeChoice',
  component: SchemeChoice,
  decorators: [
    (Story) => (
      <div className="max-w-80 text-sm">
        <Story />
      </div>
    ),
    withShop,
  ],
} satisfies Meta<typeof SchemeChoice>
export default meta
type Story = StoryObj<typeof meta>

/** The system decides until something else is chosen; the choice is kept in the browser. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const [system, light, dark] = canvas.getAllByRole('radio')
    if (!system || !light || !dark) throw new Error('Three choices are missing.')
    await expect(system).toBeChecked()
    await userEvent.click(dark)
    await expect(dark).toBeChecked()
    await expect(localStorage.getItem('scheme')).toBe('dark')
    await userEvent.keyboard('{ArrowUp}')
    await expect(light).toBeChecked()
    await userEvent.click(system)
    await expect(localStorage.getItem('scheme')).toBeNull()
  },
}

export const Dark: Story = { globals: { scheme: 'dark' }, tags: ['!autodocs'] }

export const Persian: Story = { globals: { locale: 'ir' }, tags: ['!autodocs'] }
