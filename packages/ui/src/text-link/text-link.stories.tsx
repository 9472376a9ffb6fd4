import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { TextLink, textLinkVariants } from './index.ts'

const variants = Object.keys(textLinkVariants) as Array<keyof typeof textLinkVariants>

const meta = {
  title: 'Primitives/Actions/TextLink',
  component: TextLink,
  args: { href: '#terms', children: 'Terms & Conditions' },
} satisfies Meta<typeof TextLink>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
  },
}

export const Variants: Story = {
  render: (args) => (
    <div className="grid justify-items-start gap-4">
      {variants.map((variant) => (
        <TextLink key={variant} {...args} variant={variant}>
          {variant}
        </TextLink>
      ))}
    </div>
  ),
}

export const InText: Story = {
  render: (args) => (
    <p className="max-w-96 text-ink-soft text-sm">
      By ordering you accept our <TextLink {...args} />, which also say how to return something.
    </p>
  ),
}

export const Arabic: Story = {
  args: { children: 'الشروط والأحكام' },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}
