import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { demoPicture } from '#lib/demo-picture'
import { Picture } from '../picture/index.ts'
import { Price } from '../price/index.ts'
import { Carousel } from './index.ts'

const offers = [
  { title: 'New in the kitchen', hue: 20, shape: 'cup' },
  { title: 'Light for long evenings', hue: 45, shape: 'lamp' },
  { title: 'A place to sit', hue: 200, shape: 'chair' },
] as const

const numbers = Array.from({ length: 14 }, (_, index) => index)

const about = `
Slides that snap. \`banner\` shows one at a time, round and round, with dots; \`rail\` is a row of tiles that
runs out of the view and has two ends.

**When to use.** Home's offers; "related" and "recently viewed" rows. **Something else:** a product's pictures
are a Gallery; what must be seen is not in the second slide; results are a grid with Pagination.

- Do: keep a banner to five slides with one link each; give \`autoplay\` six seconds or more.
- Don't: put forms in slides, or two moving carousels on one page.

| Key | Does |
| --- | --- |
| Tab | stop or play (\`autoplay\`), dots, previous, next, then what the slide holds |
| Enter, Space | presses the control |
| Arrow keys | scroll the row when nothing in it takes focus |

**Moves by itself** only with \`autoplay\` and never with reduced motion. It pauses under the pointer, behind a dialog and while
the tab is hidden; focus that comes by keyboard stops it until Play is pressed.

**Accessibility.** A region with the role description "carousel", slides are items of a list ("2 of 3"); those
out of a banner's view are inert. While a banner stands still its list is a polite live region. On touch the
arrows are hidden (swipe), and dots are 44 px to press. The dots keep their own colours in forced colors,
because they lie on a photo.
`

const slides = offers.map(({ title, hue, shape }) => (
  <a key={title} href={`#${shape}`} className="relative block -outline-offset-4">
    <Picture src={demoPicture(shape, hue)} alt="" width={960} height={360} className="min-h-48" />
    <span className="absolute start-6 top-8 max-w-60 font-semibold text-2xl sm:start-10">
      {title}
    </span>
  </a>
))

const meta = {
  title: 'Primitives/Content/Carousel',
  component: Carousel,
  parameters: { docs: { description: { component: about } } },
  args: {
    label: 'Offers',
    className: 'max-w-240',
    children: slides,
  },
} satisfies Meta<typeof Carousel>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['vrt-widths', 'vrt-forced-colors', 'vrt-zoom'],
}

const currentDot = (buttons: HTMLElement[]) =>
  buttons.find((button) => button.ariaCurrent === 'true')

/** The dots come first, then previous and next, then the slide's link. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button')
    await userEvent.tab()
    await userEvent.tab()
    await expect(buttons[1]).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(currentDot(buttons)).toHaveAccessibleName(/2/))
    await waitFor(() =>
      expect(canvas.getByText('Light for long evenings').closest('li')).not.toHaveAttribute(
        'inert',
      ),
    )
    buttons.at(-1)?.focus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(currentDot(buttons)).toHaveAccessibleName(/3/))
    await waitFor(() =>
      expect(canvas.getByText('A place to sit').closest('li')).not.toHaveAttribute('inert'),
    )
  },
}

/** Moves by itself, except while it is looked at, stopped, or with reduced motion. */
export const Autoplay: Story = {
  args: { autoplay: 5000 },
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'It moves by itself; its slides are in the other stories.' } },
}

/** Behind a dialog it rests, while the one beside the dialog turns. */
export const AutoplayBehindADialog: Story = {
  args: { autoplay: 300 },
  tags: ['no-vrt', '!autodocs'],
  parameters: { visual: { reason: 'It moves by itself; its slides are in the other stories.' } },
  render: (args) => (
    <>
      <div inert data-testid="behind">
        <Carousel {...args} />
      </div>
      <Carousel {...args} label="In front" />
    </>
  ),
  play: async ({ canvas }) => {
    const dotOf = (carousel: HTMLElement) =>
      carousel.querySelector('[aria-current]')?.getAttribute('aria-label')
    const front = canvas.getByRole('region', { name: 'In front' })
    const behind = canvas.getByTestId('behind')
    const first = dotOf(front)
    // Tests want less motion, where slides move only when told to.
    for (const carousel of [front, behind]) carousel.querySelector('button')?.click()
    await waitFor(() => expect(dotOf(front)).not.toBe(first), { timeout: 4000 })
    await expect(dotOf(behind)).toBe(first)
  },
}

/** Nothing to turn: no dots, no arrows. */
export const OneSlide: Story = {
  args: { children: slides[0] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

const tile = (index: number, name = `Stoneware cup no. ${index + 1}`) => (
  <a key={index} href="#cup" className="block rounded-tile">
    <Picture
      src={demoPicture((['cup', 'bag', 'lamp', 'chair'] as const)[index % 4], index * 31)}
      alt=""
      width={400}
      height={400}
      className="rounded-tile"
    />
    <span className="mt-3 mb-1 line-clamp-2 block break-words text-sm">{name}</span>
    <Price price="$24.00" size="sm" />
  </a>
)

export const Rail: Story = {
  tags: ['vrt-widths', 'vrt-ends'],
  args: {
    label: 'Most popular',
    variant: 'rail',
    children: numbers.map((index) => tile(index)),
  },
}

/** The arrows show with hovering or focus; at an end one of them goes. */
export const RailHovered: Story = {
  ...Rail,
  tags: [],
  decorators: [
    (Story) => (
      <div className="pseudo-hover-all px-6">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [previous, next] = canvas.getAllByRole('button')
    await waitFor(() => expect(previous).toBeDisabled())
    await expect(next).toBeEnabled()
  },
}

/** Fewer tiles than there is room for: a row, and nothing to press. */
export const FewTiles: Story = {
  args: { ...Rail.args, children: [tile(0), tile(1)] },
}

export const LongText: Story = {
  args: {
    ...Rail.args,
    children: numbers.map((index) =>
      tile(index, 'Donaudampfschifffahrtsgesellschaftskapitänsmützenbecher aus Steingut'),
    ),
  },
}

export const Arabic: Story = {
  ...Rail,
  args: { ...Rail.args, label: 'الأكثر شعبية' },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}
