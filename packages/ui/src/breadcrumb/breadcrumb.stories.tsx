import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { linkStates, StoryStates } from '../lib/story-states.tsx'
import { Breadcrumb } from './index.ts'

const about = `
Where this page stands, from the top down.

**When to use.** On products, categories and shops, above the heading. **Something else:** a step back in a
task is a link with a back arrow; steps that are still to come are a Timeline.

- Do: end with the page itself; it is cut off at the end of its line, for the heading below says it in full.
- Do: mirror the same list in the page's structured data.
- Don't: show it on the home page.

**Keys.** Tab goes from link to link, Enter follows.

**Accessibility.** A navigation named "Breadcrumb" with an ordered list; the last link is \`aria-current="page"\`.
What does not fit goes on below; on small screens, where each line moves the page down, only the step before the page
is left beside it. Links are 24 px high, 44 on touch.
`

const meta = {
  title: 'Primitives/Navigation/Breadcrumb',
  component: Breadcrumb,
  args: {
    items: [
      { label: 'Home', href: '#home' },
      { label: 'Kitchen', href: '#kitchen' },
      { label: 'Stoneware cup', href: '#cup' },
    ],
  },
  parameters: { docs: { description: { component: about } } },
} satisfies Meta<typeof Breadcrumb>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus()
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Stoneware cup')
  },
}

export const States: Story = {
  tags: ['vrt-forced-colors'],
  render: (args) => (
    <StoryStates states={linkStates}>
      {(_, state) => <Breadcrumb {...args} aria-label={state} />}
    </StoryStates>
  ),
}

export const OnlyOne: Story = { args: { items: [{ label: 'Home', href: '#home' }] } }

export const LongText: Story = {
  args: {
    className: 'max-w-80',
    items: [
      { label: 'Home', href: '#home' },
      { label: 'Kitchen', href: '#kitchen' },
      { label: 'Handgetöpferte Steingutbecher mit Ascheglasur aus der Oberlausitz', href: '#cup' },
    ],
  },
  tags: ['vrt-zoom'],
}

/** Deep down on a small screen it takes two lines: nothing is out of reach. */
export const Many: Story = {
  args: {
    className: 'max-w-80',
    items: [
      { label: 'Home', href: '#home' },
      { label: 'Haus und Garten', href: '#house' },
      { label: 'Küchenausstattung', href: '#kitchen' },
      { label: 'Geschirr', href: '#dishes' },
      { label: 'Becher und Tassen', href: '#cups' },
      { label: 'Stoneware cup', href: '#cup' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const { right, left } = canvasElement.getBoundingClientRect()
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(right)
      await expect(link.getBoundingClientRect().left).toBeGreaterThanOrEqual(left)
    }
  },
}

export const Arabic: Story = {
  args: {
    items: [
      { label: 'الرئيسية', href: '#home' },
      { label: 'المطبخ', href: '#kitchen' },
      { label: 'كوب خزفي', href: '#cup' },
    ],
  },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}
