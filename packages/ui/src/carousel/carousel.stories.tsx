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

const meta = {
  title: 'Primitives/Content/Carousel',
  component: Carousel,
  args: {
    label: 'Offers',
    className: 'max-w-240',
    children: offers.map(({ title, hue, shape }) => (
      <a key={title} href={`#${shape}`} className="relative block -outline-offset-4">
        <Picture
          src={demoPicture(shape, hue)}
          alt=""
          width={960}
          height={360}
          className="min-h-48"
        />
        <span className="absolute start-6 top-8 max-w-60 font-semibold text-2xl sm:start-10">
          {title}
        </span>
      </a>
    )),
  },
} satisfies Meta<typeof Carousel>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    canvas.getAllByRole('button')[1]?.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(
        canvas.getAllByRole('button').find((button) => button.ariaCurrent === 'true'),
      ).toHaveAccessibleName(/2/),
    )
    await waitFor(() =>
      expect(canvas.getByText('Light for long evenings').closest('li')).not.toHaveAttribute(
        'inert',
      ),
    )
  },
}

/** Moves by itself, except while it is looked at, stopped, or with reduced motion. */
export const Autoplay: Story = {
  args: { autoplay: 5000 },
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'It moves by itself; its first slide is in the other stories.' } },
}

export const OneSlide: Story = { args: { children: meta.args.children[0] } }

export const Rail: Story = {
  args: {
    label: 'Most popular',
    variant: 'rail',
    children: numbers.map((index) => (
      <a key={index} href="#cup" className="block rounded-tile">
        <Picture
          src={demoPicture((['cup', 'bag', 'lamp', 'chair'] as const)[index % 4], index * 31)}
          alt=""
          width={400}
          height={400}
          className="rounded-tile"
        />
        <span className="mt-3 mb-1 line-clamp-2 block text-sm">Stoneware cup no. {index + 1}</span>
        <Price price="$ 24.00" size="sm" />
      </a>
    )),
  },
}

export const Arabic: Story = {
  ...Rail,
  args: { ...Rail.args, label: 'الأكثر شعبية' },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}
