import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { demoPicture } from '#lib/demo-picture'
import { Price } from '../price/index.ts'
import { CartLine, type CartLineProps } from './index.ts'

const about = `
A product in a cart: picture, name, which of its kinds, price, how many.

**When to use.** In a cart and in a checkout, in a \`ul\`. **Something else:** goods of an order that is placed have no
stepper: a row of a Table or of a list.

- Do: leave out \`onRemove\` where a line has to stay: the stepper ends at one.
- Do: answer \`onQuantityChange\` at once and put it right when the server says otherwise: a press is not waited for.
- Don't: ask before a line is removed. Offer an Undo.

**Keys.** Name, remove, less and more are the stops, in this order.

**Accessibility.** The picture's link is hidden from screen readers, for the name leads to the same page. The button that
removes it names the product; it is seen with the pointer, the focus or a finger.
`

const meta = {
  title: 'Primitives/Shop/CartLine',
  component: CartLine,
  parameters: { docs: { description: { component: about } } },
  render: (args: CartLineProps) => (
    <ul className="w-96 max-w-full">
      <CartLine {...args} />
    </ul>
  ),
  args: {
    href: '#bag',
    name: 'Canvas Shoulder Bag',
    brand: 'Riviera',
    picture: { src: demoPicture('bag', 160) },
    color: 'Forest',
    colorCode: '#2f5d50',
    size: 'M',
    price: <Price size="sm" price="$24.00" original="$30.00" percentage="-20%" />,
    quantity: 2,
    onQuantityChange: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof CartLine>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: args.name })).toHaveFocus()
    await userEvent.tab()
    const [remove] = canvas.getAllByRole('button')
    await expect(remove).toHaveFocus()
    await expect(remove).toHaveAccessibleName(expect.stringContaining(args.name))
    await userEvent.keyboard('{Enter}')
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}

/** It has to stay, and nothing but its name is told. */
export const Plain: Story = {
  args: {
    brand: null,
    color: undefined,
    size: undefined,
    price: <Price size="sm" price="$24.00" />,
    quantity: 1,
    onRemove: undefined,
  },
}

export const NoPicture: Story = { args: { picture: { src: null } } }

export const Many: Story = {
  render: (args) => (
    <ul className="w-96 max-w-full divide-y divide-hairline">
      {(['bag', 'cup', 'lamp', 'chair'] as const).map((shape, at) => (
        <CartLine
          key={shape}
          {...args}
          picture={{ src: demoPicture(shape, at * 80) }}
          quantity={at + 1}
        />
      ))}
    </ul>
  ),
}

export const LongText: Story = {
  args: {
    name: 'Umhängetasche aus Segeltuch mit Reißverschluss und Donaudampfschifffahrtsgesellschaftswappen',
    brand: 'Rindfleischetikettierungsüberwachungsgesellschaft mbH',
    color: 'Sonnenuntergangsorange',
    size: 'Zweihundertfünfzig Zentimeter',
    unit: 'Verpackungseinheit',
    price: <Price size="sm" price="1,250,000,000.00 IRR" original="1,500,000,000.00 IRR" />,
  },
  tags: ['vrt-zoom'],
}

/** In a drawer on a small phone. */
export const Narrow: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <ul className="w-72">
      <CartLine {...args} />
    </ul>
  ),
}

export const Arabic: Story = {
  args: {
    name: 'حقيبة كتف قماشية',
    color: 'أخضر',
    size: 'وسط',
    price: <Price size="sm" price="24.00 د.إ" original="30.00 د.إ" percentage="-20%" />,
  },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}

export const Dark: Story = { globals: { scheme: 'dark' }, tags: ['!autodocs'] }
