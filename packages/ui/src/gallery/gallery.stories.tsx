import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'
import { demoPicture } from '#lib/demo-picture'
import { Button } from '../button/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { HeartIcon } from '../icons/index.ts'
import { Picture } from '../picture/index.ts'
import { Gallery, type GalleryItem, type GalleryProps } from './index.ts'

type Shot = GalleryItem & { src: string | null }

const shots: Shot[] = [
  { id: 1, type: 'image', src: demoPicture('cup', 20), alt: 'The cup from the front' },
  { id: 2, type: 'image', src: demoPicture('cup', 60), alt: 'The cup in another glaze' },
  { id: 3, type: 'video', src: demoPicture('lamp', 40), alt: 'How the cup is made' },
  { id: 4, type: 'image', src: demoPicture('chair', 200), alt: 'The cup on a chair' },
]

const about = `
A product's pictures and films: swipe, thumbnails, arrows, and a zoom that is loaded when first wanted.

**When to use.** The product's own screen. **Something else:** pictures of different things are a Carousel;
one picture that does nothing is a Picture.

- Do: give the first picture \`priority\` in \`renderItem\`; bring a chosen colour's picture into view with
  \`selected\`; draw the zoom from a larger file.
- Don't: put words that matter on pictures; draw a film's player before it is in view (\`active\`).

| Key | Does |
| --- | --- |
| Tab | the picture's row, previous, next, \`overlay\`, zoom, then each thumbnail |
| Enter, Space | presses; a thumbnail brings its picture into view |
| Arrow keys | on the row: previous and next picture |
| In the zoom: arrow keys | previous and next picture; while it is enlarged they pan |
| In the zoom: \`+\`, \`-\`, \`0\` | larger, smaller, the whole picture |
| In the zoom: Enter | enlarges the middle, and back |
| Escape | closes the zoom; focus is back on the zoom button |

A press on the picture opens the zoom, as its button does.

**Accessibility.** A region named by \`label\`. Pictures out of view are inert; the thumbnail of the one in
view is \`aria-current\`. In the zoom a click or a double tap enlarges at its point, two fingers and the
wheel where they are, and a swipe turns to the next picture; the buttons and keys do the same. Which of how
many pictures it is, is shown, and read out when it changes. Thumbnails are 64 px and more. On touch the arrows are hidden: swipe. In forced
colors the current thumbnail has a thick border.
`

type DemoProps = Pick<GalleryProps<Shot>, 'label' | 'items' | 'selected'> & { zoom?: boolean }

function ShotGallery({ zoom = true, ...props }: DemoProps) {
  return (
    <Gallery
      {...props}
      className="max-w-120"
      renderItem={({ src, alt = '' }, { index }) => (
        <Picture src={src} alt={alt} width={400} height={400} priority={index === 0} />
      )}
      renderThumbnail={({ src }) => <Picture src={src} alt="" width={400} height={400} />}
      renderZoom={
        zoom
          ? ({ src, alt = '' }) => (
              <Picture
                src={src}
                alt={alt}
                width={400}
                height={400}
                fit="contain"
                // The zoom continues the picture's own ground.
                className="bg-transparent"
              />
            )
          : undefined
      }
      overlay={
        <IconButton label="Add to wishlist" variant="float">
          <HeartIcon aria-hidden="true" />
        </IconButton>
      }
    />
  )
}

const meta = {
  title: 'Primitives/Content/Gallery',
  component: Gallery,
  parameters: { docs: { description: { component: about } } },
  args: {
    label: 'Stoneware cup',
    items: shots,
    renderItem: () => null,
    renderThumbnail: () => null,
  },
  render: ({ label, items, selected }) => (
    <ShotGallery label={label} items={items as Shot[]} selected={selected} />
  ),
} satisfies Meta<typeof Gallery>
export default meta
type Story = StoryObj<typeof meta>

const thumbnails = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('button:not([tabindex])')].filter((button) =>
    button.closest('ul'),
  ) as HTMLButtonElement[]

export const Playground: Story = {
  tags: ['vrt-widths', 'vrt-forced-colors', 'vrt-zoom'],
  play: async ({ canvasElement }) => {
    const [, second] = thumbnails(canvasElement)
    second?.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(second).toHaveAttribute('aria-current', 'true'))
  },
}

const gutter = () => getComputedStyle(document.documentElement).scrollbarGutter

/** The zoom is loaded when first wanted; arrow keys turn, its films left out, Escape closes it. */
export const Zoom: Story = {
  name: 'Zoom, closed again',
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'It ends as it began: the zoom is closed again.' } },
  play: async ({ canvas, canvasElement }) => {
    const zoom = canvas.getAllByRole('button', { name: /Zoom in|تكبير/ })[0]
    const forward = document.documentElement.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}'
    zoom?.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Stoneware cup' }, { timeout: 5000 })
    const place = within(dialog).getByRole('status')
    await expect(dialog.querySelector('img')).toHaveAttribute('alt', 'The cup from the front')
    await expect(place).toHaveTextContent(/^1 \/ 3/)
    await userEvent.keyboard(forward)
    await expect(dialog.querySelector('img')).toHaveAttribute('alt', 'The cup in another glaze')
    await expect(place).toHaveTextContent(/2 (of|من) 3$/)
    await userEvent.keyboard(forward)
    await expect(dialog.querySelector('img')).toHaveAttribute('alt', 'The cup on a chair')
    await expect(place).toHaveTextContent(/^3 \/ 3/)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(zoom).toHaveFocus()
    await expect(gutter()).toBe('stable')
    await waitFor(() =>
      expect(thumbnails(canvasElement)[3]).toHaveAttribute('aria-current', 'true'),
    )
  },
}

/** So does a press on the picture itself. */
export const ZoomByPicture: Story = {
  name: 'Zoom by picture, closed again',
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'It ends as it began: the zoom is closed again.' } },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('button', { name: 'The cup from the front' })
    await userEvent.click(picture)
    const dialog = await screen.findByRole('dialog', { name: 'Stoneware cup' }, { timeout: 5000 })
    await expect(dialog.querySelector('img')).toHaveAttribute('alt', 'The cup from the front')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(canvas.getByRole('button', { name: /Zoom in|تكبير/ })).toHaveFocus()
  },
}

/** A click enlarges what is under it, a drag pans, the wheel goes on, and another picture is whole again. */
export const ZoomAtAPoint: Story = {
  tags: ['dialog', 'vrt-widths'],
  play: async ({ canvas }) => {
    canvas.getAllByRole('button', { name: /Zoom in|تكبير/ })[0]?.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', {}, { timeout: 5000 })
    const picture = within(dialog).getByRole('button', { name: /Zoom in|تكبير/ })
    const { left, top, width, height } = picture.getBoundingClientRect()
    const at = { clientX: left + width / 4, clientY: top + height / 4 }
    const mouse = { pointerId: 1, pointerType: 'mouse', isPrimary: true, detail: 1 }
    // Captured pointers are real ones; these are not.
    picture.setPointerCapture = () => undefined
    const drag = (to: { clientX: number; clientY: number }) => {
      fireEvent.pointerDown(picture, { ...mouse, ...at })
      fireEvent.pointerMove(picture, { ...mouse, ...to })
      fireEvent.pointerUp(picture, { ...mouse, ...to })
      fireEvent.click(picture, { ...mouse, ...to })
    }
    const scale = () => new DOMMatrix(getComputedStyle(picture).transform).a
    const shift = () => new DOMMatrix(getComputedStyle(picture).transform).e

    drag(at)
    await waitFor(() => expect(scale()).toBe(2.5))
    // What was under the pointer still is: a quarter of the width from the middle.
    await expect(shift()).toBeCloseTo((width / 4) * 1.5, 0)
    // The second click of a double click.
    fireEvent.pointerDown(picture, { ...mouse, ...at })
    fireEvent.pointerUp(picture, { ...mouse, ...at })
    fireEvent.click(picture, { ...mouse, ...at, detail: 2 })
    await expect(scale()).toBe(2.5)
    drag({ clientX: at.clientX - 40, clientY: at.clientY })
    await waitFor(() => expect(shift()).toBeCloseTo((width / 4) * 1.5 - 40, 0))
    fireEvent.wheel(picture, { ...at, deltaY: -100 })
    await waitFor(() => expect(scale()).toBeGreaterThan(2.5))
    await userEvent.keyboard('0')
    await waitFor(() => expect(scale()).toBe(1))
    await userEvent.keyboard('{+}')
    await waitFor(() => expect(scale()).toBeCloseTo(1.6, 5))
  },
}

const groundIn = (dialog: HTMLElement): HTMLElement => {
  const found = dialog.querySelector<HTMLElement>('[data-slot=picture-ground]')
  if (found === null) throw new Error('The picture has no ground yet')
  return found
}

/** Over the whole window, on the picture's own ground, also over the room that the page keeps for its scrollbar. */
export const ZoomOpen: Story = {
  tags: ['dialog', 'vrt-widths', 'vrt-forced-colors'],
  parameters: { docs: { story: { inline: false, iframeHeight: 560 } } },
  play: async ({ canvas }) => {
    await expect(gutter()).toBe('stable')
    canvas.getAllByRole('button', { name: /Zoom in|تكبير/ })[0]?.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', {}, { timeout: 5000 })
    await expect(gutter()).toBe('auto')
    const ground = await waitFor(() => groundIn(dialog))
    const { width, height } = ground.getBoundingClientRect()
    // In forced colors the viewer has a border.
    const { clientWidth, clientHeight } = dialog
    await expect(width).toBeCloseTo(Math.min(clientWidth, clientHeight), 0)
    await expect(height).toBeCloseTo(width, 0)
    // Its edges are drawn out over all that the picture leaves.
    const { borderImageSource, borderImageOutset } = getComputedStyle(ground)
    await expect(borderImageSource).toContain(dialog.querySelector('img')?.currentSrc)
    const beside = borderImageOutset.split(' ').map(Number.parseFloat)
    const most = Math.max(clientWidth - width, clientHeight - height) / 2
    await expect(Math.max(...beside)).toBeGreaterThan(most)
  },
}

/** Neither arrows nor thumbnails. */
export const OnePicture: Story = { args: { items: shots.slice(0, 1) } }

export const WithoutZoom: Story = {
  render: ({ label }) => <ShotGallery label={label} items={shots} zoom={false} />,
}

/** A picture that failed keeps its place. */
export const Failed: Story = {
  args: { items: shots.map((shot) => (shot.id === 1 ? { ...shot, src: null } : shot)) },
}

/** A chosen colour brings its picture into view. */
export const Selected: Story = {
  args: { selected: 3 },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(thumbnails(canvasElement)[3]).toHaveAttribute('aria-current', 'true'),
    )
  },
}

/** The picture that was there alone comes second in the whole list: the first place stays in view. */
export const MoreComeBeforeIt: Story = {
  render: function Opening(args) {
    const [whole, setWhole] = useState(false)
    return (
      <>
        <ShotGallery label={args.label} items={whole ? shots : shots.slice(1, 2)} />
        <Button variant="outline" className="mt-4" onClick={() => setWhole(true)}>
          Bring the others
        </Button>
      </>
    )
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bring the others' }))
    await expect(thumbnails(canvasElement)[0]).toHaveAttribute('aria-current', 'true')
    await waitFor(() => expect(canvas.getByText('1 / 4')).toBeVisible())
    await expect(canvasElement.querySelector('ul')?.scrollLeft).toBe(0)
  },
}

export const Many: Story = {
  tags: ['vrt-ends'],
  args: { items: Array.from({ length: 16 }, (_, index) => ({ ...shots[0], id: index }) as Shot) },
}

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div className="w-72">
        <Story />
      </div>
    ),
  ],
}

/** The thumbnail of the picture in view is in view, too, where the row of them is longer. */
export const ManyNarrow: Story = {
  ...Narrow,
  args: { ...Many.args, selected: 12 },
  play: async ({ canvas }) => {
    const last = await waitFor(() => {
      const [button] = canvas
        .getAllByRole('button')
        .filter((one) => one.getAttribute('aria-current') === 'true')
      const thirteenth = button?.closest('ul')?.querySelectorAll('button')[12]
      expect(button).toBe(thirteenth)
      return thirteenth
    })
    const row = last?.closest('ul')?.getBoundingClientRect()
    await waitFor(() => {
      const { left, right } = last?.getBoundingClientRect() ?? { left: 0, right: 0 }
      expect(left).toBeGreaterThanOrEqual(row?.left ?? 0)
      expect(right).toBeLessThanOrEqual(row?.right ?? 0)
    })
  },
}

export const Arabic: Story = {
  args: { label: 'كوب خزفي' },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}
