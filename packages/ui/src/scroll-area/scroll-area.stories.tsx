import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/index.ts'
import { ScrollArea } from './index.ts'

const lines = (count: number) => (
  <ul className="grid gap-2 p-4 text-sm">
    {Array.from({ length: count }, (_, index) => `Line ${index + 1}`).map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)

const wide = (
  <div className="flex w-max gap-3 p-4">
    {Array.from({ length: 12 }, (_, index) => `Tile ${index + 1}`).map((tile) => (
      <div key={tile} className="grid h-24 w-32 place-items-center rounded-control bg-tile text-sm">
        {tile}
      </div>
    ))}
  </div>
)

const more = (root: HTMLElement) => root.querySelector('[data-slot=scroll-area]')

const meta = {
  title: 'Primitives/Content/ScrollArea',
  component: ScrollArea,
  args: {
    label: 'Terms',
    className: 'h-60 max-w-80 border border-hairline',
    children: lines(40),
  },
  parameters: {
    docs: {
      description: {
        component: `A part of the page that scrolls by itself.

**Use it** for a list in a panel of fixed height, for terms inside a form. **Use something else** for a
row of slides (Carousel), for wide tables (Table scrolls by itself), for the body of a Dialog or Drawer.

| Do | Don't |
| --- | --- |
| Give it a height (\`className="max-h-80"\`) and a name (\`label\`) | Nest one in another |
| Let the page scroll where it can | Hide what everybody needs below its edge |

| Key | Does |
| --- | --- |
| Tab | to the area, while it scrolls and holds nothing that Tab reaches; else to what it holds |
| Arrow keys, Page up, Page down, Home, End, Space | scroll |

**Accessibility**: a named region with the browser's own scrolling: momentum, zoom and screen readers
work. Shadows at the edges tell that there is more; they are no controls.`,
      },
    },
  },
} satisfies Meta<typeof ScrollArea>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, canvasElement }) => {
    const area = canvas.getByRole('region', { name: 'Terms' })
    await userEvent.tab()
    await expect(area).toHaveFocus()
    await waitFor(() => expect(more(canvasElement)).toHaveAttribute('data-more', 'bottom'))
    area.scrollTop = 80
    await waitFor(() => expect(more(canvasElement)).toHaveAttribute('data-more', 'top bottom'))
  },
}

export const AtTheEnd: Story = {
  play: async ({ canvas, canvasElement }) => {
    const area = canvas.getByRole('region')
    area.scrollTop = area.scrollHeight
    await waitFor(() => expect(more(canvasElement)).toHaveAttribute('data-more', 'top'))
  },
}

/** A height that it may reach but need not. */
export const MaxHeight: Story = {
  args: { className: 'max-h-60 max-w-80 border border-hairline', children: lines(30) },
}

export const Horizontal: Story = {
  tags: ['vrt-ends'],
  args: { label: 'Tiles', orientation: 'horizontal', className: 'max-w-96', children: wide },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(more(canvasElement)).toHaveAttribute('data-more', 'end'))
  },
}

export const Both: Story = {
  args: {
    orientation: 'both',
    className: 'h-60 max-w-80 border border-hairline',
    children: (
      <div className="w-160">
        {wide}
        {lines(20)}
      </div>
    ),
  },
}

/** What fits is no tab stop and has no shadows. */
export const NothingToScroll: Story = {
  args: { children: lines(2) },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(more(canvasElement)).toHaveAttribute('data-more', ''))
    await expect(canvas.getByRole('region')).not.toHaveAttribute('tabindex')
  },
}

/** What can be reached by Tab scrolls into view by itself: the area needs no tab stop. */
export const WithControls: Story = {
  args: {
    children: (
      <div className="grid gap-2 p-4">
        {Array.from({ length: 20 }, (_, index) => `Action ${index + 1}`).map((action) => (
          <Button key={action} variant="outline">
            {action}
          </Button>
        ))}
      </div>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Action 1' })).toHaveFocus()
  },
}

export const Focus: Story = { play: () => userEvent.tab() }

export const Many: Story = {
  parameters: { visual: { reason: 'Below its edge a thousand lines are as thirty.' } },
  args: { children: lines(1000) },
}

export const LongText: Story = {
  args: {
    children: (
      <p className="break-words p-4 text-sm">
        {'Donaudampfschifffahrtsgesellschaftskapitänsmützenband '.repeat(40)}
      </p>
    ),
  },
}

export const Dark: Story = { globals: { scheme: 'dark' }, tags: ['!autodocs'] }

export const Arabic: Story = {
  args: { label: 'المنتجات', orientation: 'horizontal', className: 'max-w-96', children: wide },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(more(canvasElement)).toHaveAttribute('data-more', 'end'))
    canvas.getByRole('region').scrollLeft = -2000
    await waitFor(() => expect(more(canvasElement)).toHaveAttribute('data-more', 'start'))
  },
}
