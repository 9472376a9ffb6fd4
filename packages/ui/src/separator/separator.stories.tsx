import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button/index.ts'
import { Separator } from './index.ts'

const about = `
A hairline between two things that belong to different groups.

**When to use.** Between groups that space alone does not part: a sum below a list, two ways to log in.
**Something else:** rows of a list take \`divide-y\`; a menu has its own DropdownMenuSeparator.

- Do: leave the space around it to the layout. It is as long as its place.
- Don't: put one below every heading.

**Accessibility.** An \`hr\` with its orientation; with \`label\` it is text between two lines, so that
"or" is read out. It is a border, so it stays in forced colors. No focus, no keys.
`

const meta = {
  title: 'Primitives/Content/Separator',
  component: Separator,
  parameters: { docs: { description: { component: about } } },
} satisfies Meta<typeof Separator>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['vrt-forced-colors'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator')).toBeVisible()
  },
}

export const WithLabel: Story = {
  tags: ['vrt-forced-colors'],
  args: { label: 'or' },
  render: (args) => (
    <div className="grid max-w-80 gap-5">
      <Button variant="outline">Continue with Google</Button>
      <Separator {...args} />
      <Button>Log in by email</Button>
    </div>
  ),
}

export const Vertical: Story = {
  args: { orientation: 'vertical' },
  render: (args) => (
    <div className="flex h-6 items-center gap-4 text-sm">
      English
      <Separator {...args} />
      USD
    </div>
  ),
}

export const LongText: Story = {
  args: { label: 'oder mit Ihrem bestehenden Kundenkonto anmelden' },
  decorators: [
    (Story) => (
      <div className="w-60">
        <Story />
      </div>
    ),
  ],
}

export const Arabic: Story = {
  args: { label: 'أو' },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}

export const Dark: Story = {
  args: { label: 'or' },
  globals: { scheme: 'dark' },
  tags: ['!autodocs'],
}
