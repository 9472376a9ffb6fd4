import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { TextLink } from '../text-link/index.ts'
import { Collapsible } from './index.ts'

const meta = {
  title: 'Primitives/Navigation/Collapsible',
  component: Collapsible,
  args: {
    title: 'Customer service',
    onOpenChange: fn(),
    className: 'max-w-72',
    children: (
      <ul className="grid gap-3 py-3 text-ink-soft text-sm">
        {['Contact us', 'Delivery', 'Returns'].map((name) => (
          <li key={name}>
            <TextLink href={`#${name}`} variant="quiet">
              {name}
            </TextLink>
          </li>
        ))}
      </ul>
    ),
  },
} satisfies Meta<typeof Collapsible>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    const link = canvas.getByText('Delivery')
    await expect(link).not.toBeVisible()
    canvas.getByText('Customer service').closest('summary')?.focus()
    canvas.getByText('Customer service').closest('summary')?.click()
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(true))
    await expect(link).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Contact us' })).toHaveFocus()
  },
}

export const Open: Story = { args: { open: true } }

/** The footer's rule: closed below 640 px, always there from 640 px on, without scripts. */
export const ExpandedOnWideScreens: Story = { args: { expandFrom: 'sm', titleAs: 'h3' } }

export const Arabic: Story = {
  args: { title: 'خدمة العملاء', open: true },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}
