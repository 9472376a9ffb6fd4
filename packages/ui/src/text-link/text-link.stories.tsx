import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { linkStates, StoryStates } from '../lib/story-states.tsx'
import { TextLink, textLinkVariants } from './index.ts'

const variants = Object.keys(textLinkVariants) as Array<keyof typeof textLinkVariants>

const about = `
A link that reads as text.

**When to use.** To go somewhere: \`inline\` in running text, underlined so that colour is not the only
signal; \`quiet\` in lists such as the footer; \`strong\` alone, for "See all". **Something else:** what
does something without changing the address is a Button, \`variant="link"\` if it should look like this.

- Do: say where it leads in the link's own words; "Terms & Conditions", not "here".
- Do: on touch give each row of a list of links 44 px.
- Don't: open a new tab unless leaving would lose what was typed.

**Keys.** Tab reaches it, Enter follows it.

**Accessibility.** It goes through the app's router link (LinkProvider), so middle click and "open in a
new tab" work. \`asChild\` styles a link of your own.
`

const meta = {
  title: 'Primitives/Actions/TextLink',
  component: TextLink,
  args: { href: '#terms', children: 'Terms & Conditions' },
  parameters: { docs: { description: { component: about } } },
} satisfies Meta<typeof TextLink>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
  },
}

/** Every variant in every state. */
export const States: Story = {
  tags: ['vrt-forced-colors'],
  render: (args) => (
    <StoryStates rows={variants} states={linkStates}>
      {(variant) => (
        <TextLink {...args} variant={variant}>
          {variant}
        </TextLink>
      )}
    </StoryStates>
  ),
}

export const Dark: Story = { ...States, globals: { scheme: 'dark' }, tags: ['!autodocs'] }

export const InText: Story = {
  render: (args) => (
    <p className="max-w-96 text-ink-soft text-sm">
      By ordering you accept our <TextLink {...args} />, which also say how to return something.
    </p>
  ),
}

export const LongText: Story = {
  args: { children: 'Datenschutzgrundverordnungskonformitätserklärung und Widerrufsbelehrung' },
  tags: ['vrt-zoom'],
  render: (args) => (
    <p className="max-w-60 text-sm">
      <TextLink {...args} />
    </p>
  ),
}

export const AsChild: Story = {
  args: { asChild: true, children: <a href="mailto:shop@example.com">shop@example.com</a> },
}

export const Arabic: Story = {
  args: { children: 'الشروط والأحكام' },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}
