import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button/index.ts'
import { HeartIcon, SearchIcon } from '../icons/index.ts'
import { EmptyState } from './index.ts'

const about = `
Nothing here, and what to do about it: in the place of a list that has no rows.

**When to use.** The answer came and is empty: cart, wishlist, search without results.
**Something else:** still waiting is a Skeleton; a failure is an ErrorState.

- Do: say what would stand here, and offer the way to get it as \`action\`.
- Don't: blame ("You have not …"), joke, or use it where a block can simply be left out.

**Accessibility.** Text in the reading order; the icon is decoration. \`titleAs\` makes the title a heading
where it stands for a whole screen, so that the page has its h1. Only \`action\` takes focus.
`

const meta = {
  title: 'Primitives/Feedback/EmptyState',
  component: EmptyState,
  parameters: { docs: { description: { component: about } } },
  args: {
    icon: <HeartIcon />,
    title: 'Nothing saved yet',
    hint: 'Press the heart on a product to find it here again.',
    action: <Button>Browse products</Button>,
  },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['vrt-forced-colors', 'vrt-zoom'] }

export const TitleOnly: Story = {
  args: {
    icon: undefined,
    hint: undefined,
    action: undefined,
    title: 'Sorry there is no voucher available',
  },
}

/** For a whole screen: the title is its heading. */
export const AsHeading: Story = {
  args: { titleAs: 'h1', title: 'Page Not Found', hint: 'The address may be misspelt.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Page Not Found')
  },
}

export const LongText: Story = {
  args: {
    icon: <SearchIcon />,
    title: 'Zu „Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen“ wurde nichts gefunden',
    hint: 'Prüfen Sie die Schreibweise, entfernen Sie Filter oder suchen Sie nach einem allgemeineren Begriff.',
  },
}

/** Words that are wider than the place break. */
export const Narrow: Story = {
  ...LongText,
  decorators: [
    (Story) => (
      <div className="w-72">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const state = canvasElement.querySelector('[data-slot=empty-state]')
    await expect(state?.scrollWidth).toBeLessThanOrEqual(state?.clientWidth ?? 0)
  },
}

export const Arabic: Story = {
  args: {
    title: 'السلة فارغة',
    hint: 'ما تضيفه يظهر هنا.',
    action: <Button>تصفح المنتجات</Button>,
  },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}

export const Dark: Story = { globals: { scheme: 'dark' }, tags: ['!autodocs'] }
