import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { linkStates, StoryStates } from '../lib/story-states.tsx'
import { TextLink } from '../text-link/index.ts'
import { Collapsible } from './index.ts'

const about = `
A title that opens and closes what is below it, on the browser's own \`<details>\`.

**When to use.** For what few people need at once: the footer's columns on a phone, filters, details of an order.
**Something else:** several under each other are an Accordion; panels that take each other's place are Tabs.

- Do: let the title say what is inside.
- Do: pass \`titleAs\` where the title is a heading of the page.
- Do: pass \`expandFrom\` for what should be closed on phones only.
- Don't: hide what everybody must read, prices and errors above all.

**Keys.** Tab comes to the title, Enter and Space open and close.

**Accessibility.** The browser says "expanded" and "collapsed", finds text inside with its page search, and opens it
then. It works before scripts do. The title is 48 px high.
`

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
  argTypes: { children: { control: false } },
  parameters: { docs: { description: { component: about } } },
} satisfies Meta<typeof Collapsible>
export default meta
type Story = StoryObj<typeof meta>

/** What is closed is out of the way of the Tab key. */
export const Playground: Story = {
  play: async ({ canvas, args }) => {
    const link = canvas.getByText('Delivery')
    const summary = canvas.getByText('Customer service').closest('summary')
    await expect(link).not.toBeVisible()
    await userEvent.tab()
    await expect(summary).toHaveFocus()
    summary?.click()
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(true))
    await expect(link).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Contact us' })).toHaveFocus()
  },
}

export const States: Story = {
  tags: ['vrt-forced-colors'],
  render: (args) => (
    <StoryStates rows={['closed', 'open']} states={linkStates}>
      {(row) => <Collapsible {...args} open={row === 'open'} />}
    </StoryStates>
  ),
}

/** The footer's rule: closed below 640 px, always there from 640 px on, without scripts. */
export const ExpandedOnWideScreens: Story = { args: { expandFrom: 'sm', titleAs: 'h3' } }

export const ExpandedOnWideScreensNarrow: Story = {
  ...ExpandedOnWideScreens,
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
}

export const LongText: Story = {
  args: {
    open: true,
    title: 'Rückgabe- und Erstattungsbedingungen für Sonderanfertigungsvereinbarungen',
    className: 'max-w-60',
  },
  tags: ['vrt-zoom'],
}

export const Arabic: Story = {
  args: { title: 'خدمة العملاء', open: true },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}
