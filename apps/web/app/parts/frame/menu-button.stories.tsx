import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import type { PanelProps } from '#app/lib/use-lazy-panel.ts'
import { withShop } from '#app/stories/with-shop.tsx'
import { MenuButton, type MenuButtonProps } from './menu-button.tsx'

const Panel = ({ open }: PanelProps) => (open ? <p>It came.</p> : null)
const panel: Awaited<ReturnType<MenuButtonProps['load']>> = { default: Panel }
let arrive: (code: typeof panel) => void = () => undefined

/** A button whose menu's code comes when it is wanted. */
const meta = {
  title: 'Patterns/Layout/MenuButton',
  component: MenuButton,
  decorators: [withShop],
  args: { children: 'Currency', load: async () => panel },
} satisfies Meta<typeof MenuButton>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

/** Its code is on its way: the button is dimmed, and says that it is busy. */
export const OnItsWay: Story = {
  args: { load: () => new Promise(() => undefined) },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Currency' })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(getComputedStyle(button).opacity).not.toBe('1')
  },
}

/** A second press while it is on its way takes nothing back. */
export const PressedTwice: Story = {
  args: {
    load: () =>
      new Promise((resolve) => {
        arrive = resolve
      }),
  },
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'Looks like Closed, with words of the test below it.' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Currency' })
    await userEvent.click(button)
    await userEvent.click(button)
    arrive(panel)
    await expect(await canvas.findByText('It came.')).toBeVisible()
    await expect(button).not.toHaveAttribute('aria-busy')
    await userEvent.click(button)
    await expect(canvas.queryByText('It came.')).toBeNull()
  },
}
