import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { CopyIcon, HeartIcon, Share2Icon } from '../icons/index.ts'
import { Tooltip, TooltipGroup } from './index.ts'

const meta = {
  title: 'Primitives/Overlays/Tooltip',
  component: Tooltip,
  args: {
    content: 'Delivered within two working days',
    onOpenChange: fn(),
    children: <Button variant="outline">Express</Button>,
  },
  decorators: [
    (Story) => (
      <div className="flex min-h-40 items-center justify-center">
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 220 },
      description: {
        component: `A few words about a control, when it is hovered or has keyboard focus.

**Use it** to name an icon button in sight, or to add a word that nobody needs. **Use something else**
for anything needed to go on (text in sight, a Field's \`hint\`), for links and buttons inside (Popover).

| Do | Don't |
| --- | --- |
| Keep it to one line | Put the only explanation into it: touch never shows it |
| Set \`repeatsName\` on an icon button of the same name | Put it on something without focus |
| Use \`aria-disabled\` on a control that should explain itself | Put it on a \`disabled\` button: it gets no events |

| Key | Does |
| --- | --- |
| Tab to the control | shows it at once |
| Escape, Enter, Space | close it |

**Accessibility**: it describes the control (\`aria-describedby\`). The pointer may move onto it and it
stays (WCAG 1.4.13); focus that a press brought does not open it. Around neighbours a TooltipGroup
shows the second one without the wait.`,
      },
    },
  },
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { args: { defaultOpen: true } }

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button')
    await userEvent.tab()
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
    await expect(trigger).toHaveAccessibleDescription('Delivered within two working days')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())
    await expect(trigger).toHaveFocus()
  },
}

export const Hover: Story = {
  parameters: { visual: { reason: 'By mouse it looks as it does from the start.' } },
  args: { delay: 0 },
  play: async ({ canvas, args }) => {
    await userEvent.hover(canvas.getByRole('button'))
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true)
  },
}

/** The name is read once, though it is seen. */
export const RepeatsName: Story = {
  args: {
    content: 'Add to wishlist',
    repeatsName: true,
    children: (
      <IconButton label="Add to wishlist">
        <HeartIcon aria-hidden="true" />
      </IconButton>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await screen.findByRole('tooltip')
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('')
  },
}

export const Group: Story = {
  render: () => (
    <TooltipGroup>
      {[
        { name: 'Copy the link', icon: <CopyIcon aria-hidden="true" /> },
        { name: 'Share', icon: <Share2Icon aria-hidden="true" /> },
        { name: 'Add to wishlist', icon: <HeartIcon aria-hidden="true" /> },
      ].map(({ name, icon }) => (
        <Tooltip key={name} content={name} repeatsName>
          <IconButton label={name}>{icon}</IconButton>
        </Tooltip>
      ))}
    </TooltipGroup>
  ),
  play: async () => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Copy the link')
    await userEvent.tab()
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Share'))
  },
}

/** What cannot be pressed now says why: `aria-disabled` keeps its focus, `disabled` would not. */
export const Disabled: Story = {
  args: {
    content: 'Sold out',
    children: (
      <Button variant="outline" aria-disabled="true">
        Add to cart
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Sold out')
  },
}

export const Below: Story = { args: { side: 'bottom', defaultOpen: true } }

export const LongText: Story = {
  args: {
    defaultOpen: true,
    content: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenband und andere lange Wörter',
  },
}

export const Dark: Story = {
  args: { defaultOpen: true },
  globals: { scheme: 'dark' },
  tags: ['!autodocs'],
}

export const Arabic: Story = {
  args: {
    defaultOpen: true,
    content: 'يصل خلال يومي عمل',
    children: <Button variant="outline">سريع</Button>,
  },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}
