import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Switch } from './index.ts'

const meta = {
  title: 'Primitives/Forms/Switch',
  component: Switch,
  args: { children: 'Email me about orders', onCheckedChange: fn() },
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('switch')).toBeChecked()
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true)
  },
}

export const States: Story = {
  render: (args) => (
    <div className="grid justify-items-start gap-2">
      <Switch {...args}>off</Switch>
      <Switch {...args} defaultChecked hint="With a second line">
        on
      </Switch>
      <Switch {...args} disabled>
        off, disabled
      </Switch>
      <Switch {...args} disabled defaultChecked>
        on, disabled
      </Switch>
    </div>
  ),
}

export const Arabic: Story = {
  args: { children: 'راسلني بشأن الطلبات', defaultChecked: true },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}
