import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { demoPicture } from '#lib/demo-picture'
import { IconButton } from '../icon-button/index.ts'
import { HeartIcon } from '../icons/index.ts'
import { Price } from '../price/index.ts'
import { Rating } from '../rating/index.ts'
import { SkeletonTile } from '../skeleton/index.ts'
import { SwatchDots } from '../swatch/index.ts'
import { ProductTile, type ProductTileProps } from './index.ts'

const about = `
A product in a list: its picture leads, its name is the link, and all of the tile can be pressed.

**When to use.** In a grid or a rail of products. **Something else:** in a cart it is a CartLine; while the list loads,
a SkeletonTile has its place.

- Do: put a Price in \`price\`, a Rating in \`rating\`, SwatchDots in \`swatches\`. What is not told is left out.
- Do: say in \`picture.priority\` which one is the largest of the first view, and \`eager\` for the rest of the first row.
- Do: choose the heading's level with \`titleAs\`, so that the page's outline holds.
- Don't: put a second link to the product in \`actions\`.

**Accessibility.** An article with a heading; one stop, and one for each action. The picture is decoration: the name
stands below it.
`

const meta = {
  title: 'Primitives/Shop/ProductTile',
  component: ProductTile,
  parameters: { docs: { description: { component: about } } },
  render: (args: ProductTileProps) => (
    <div className="w-64">
      <ProductTile {...args} />
    </div>
  ),
  args: {
    href: '#bag',
    name: 'Canvas Shoulder Bag',
    titleAs: 'h2',
    picture: { src: demoPicture('bag', 160), sizes: '16rem', eager: true },
    maker: 'Riviera',
    swatches: (
      <SwatchDots
        colors={[
          { id: 1, name: 'Sand', color: '#d8c3a5' },
          { id: 2, name: 'Forest', color: '#2f5d50' },
        ]}
        onChoose={fn()}
      />
    ),
    rating: <Rating value={4.3} size="sm" />,
    price: <Price price="$24.00" original="$30.00" percentage="-20%" />,
  },
} satisfies Meta<typeof ProductTile>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Canvas Shoulder Bag' })
    await userEvent.tab()
    await expect(link).toHaveFocus()
  },
}

/** Nothing but what every product has. */
export const Plain: Story = {
  args: {
    maker: undefined,
    swatches: undefined,
    rating: undefined,
    price: <Price price="$24.00" />,
  },
}

export const SoldOut: Story = { args: { soldOut: true } }

export const NoPicture: Story = { args: { picture: { src: null } } }

/** On its corner lies what can be done with it without opening it. */
export const WithActions: Story = {
  args: {
    actions: (
      <IconButton label="Add to wishlist" variant="float" size="sm">
        <HeartIcon aria-hidden="true" />
      </IconButton>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Add to wishlist' })).toHaveFocus()
  },
}

/** As a grid; the last one is on its way. */
export const Many: Story = {
  render: (args) => (
    <div className="grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-4">
      {(['bag', 'cup', 'lamp'] as const).map((shape, at) => (
        <ProductTile
          key={shape}
          {...args}
          name={`Product ${at + 1}`}
          picture={{ src: demoPicture(shape, at * 80), eager: true }}
        />
      ))}
      <SkeletonTile />
    </div>
  ),
}

export const LongText: Story = {
  args: {
    name: 'Umhängetasche aus Segeltuch mit Reißverschluss und Donaudampfschifffahrtsgesellschaftswappen',
    maker: 'Rindfleischetikettierungsüberwachungsgesellschaft mbH',
    price: <Price price="1,250,000,000.00 IRR" original="1,500,000,000.00 IRR" percentage="-20%" />,
  },
  tags: ['vrt-zoom'],
}

export const Arabic: Story = {
  args: {
    name: 'حقيبة كتف قماشية',
    maker: 'ريفييرا',
    price: <Price price="24.00 د.إ" original="30.00 د.إ" percentage="-20%" />,
  },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}

export const Dark: Story = {
  globals: { scheme: 'dark' },
  tags: ['!autodocs', 'vrt-forced-colors'],
}
