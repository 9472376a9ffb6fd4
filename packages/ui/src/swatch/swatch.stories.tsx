import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Swatch, SwatchDots, swatchSizes } from './index.ts'

const about = `
A product's colour, as it is; and \`SwatchDots\`, the few that a tile has room for.

**When to use.** Beside a colour's name, or as what is chosen in an OptionGroup or a FilterSwatch. **Something else:**
the colours of the design system are tokens, and stand under Foundations.

- Do: say the colour's name beside it, or in it for screen readers.
- Don't: hand over anything but a hex colour. A word or a picture is drawn in the grey of lines.

**Accessibility.** Forced colours leave it alone: it is the thing itself. Dots are for a mouse; keyboards and screen
readers hear how many there are and choose on the product's page.
`

const sizes = Object.keys(swatchSizes) as Array<keyof typeof swatchSizes>
const choose = fn()

const colors = [
  { id: 1, name: 'Sand', color: '#d8c3a5' },
  { id: 2, name: 'Forest', color: '#2f5d50' },
  { id: 3, name: 'Night', color: '#1b2a49' },
  { id: 4, name: 'White', color: '#ffffff' },
]

const meta = {
  title: 'Primitives/Shop/Swatch',
  component: Swatch,
  subcomponents: { SwatchDots },
  parameters: { docs: { description: { component: about } } },
  args: { color: '#2f5d50', title: 'Forest' },
} satisfies Meta<typeof Swatch>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Sizes: Story = {
  tags: ['vrt-forced-colors'],
  render: () => (
    <div className="flex items-center gap-3">
      {sizes.flatMap((size) =>
        colors.map(({ id, name, color }) => (
          <Swatch key={`${size} ${id}`} size={size} color={color} title={name} />
        )),
      )}
    </div>
  ),
}

/** A server's "multicolour" is no colour that could be drawn. */
export const NotAColour: Story = { args: { color: 'multicolour', title: 'Multicolour' } }

/** On a tile: a mouse on a dot shows the product in that colour. */
export const Dots: Story = {
  render: () => <SwatchDots colors={colors} chosen={2} onChoose={choose} />,
  play: async ({ canvas, canvasElement }) => {
    choose.mockClear()
    await expect(canvas.getByTitle('Night')).toBeVisible()
    // They are no stops: with a keyboard one goes on to the product itself.
    await userEvent.tab()
    await expect(canvasElement).not.toContainElement(document.activeElement as HTMLElement)
  },
}

export const ManyDots: Story = {
  render: () => (
    <SwatchDots
      colors={[...colors, ...colors, ...colors].map((one, at) => ({ ...one, id: at }))}
      onChoose={choose}
    />
  ),
}

export const Dark: Story = { ...Sizes, globals: { scheme: 'dark' }, tags: ['!autodocs'] }
