import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { demoPicture } from '#lib/demo-picture'
import { IconButton } from '../icon-button/index.ts'
import { HeartIcon } from '../icons/index.ts'
import { Picture } from '../picture/index.ts'
import { Gallery, type GalleryItem } from './index.ts'

type Shot = GalleryItem & { src: string }

const shots: Shot[] = [
  { id: 1, type: 'image', src: demoPicture('cup', 20), alt: 'The cup from the front' },
  { id: 2, type: 'image', src: demoPicture('cup', 60), alt: 'The cup in another glaze' },
  { id: 3, type: 'video', src: demoPicture('lamp', 40), alt: 'How the cup is made' },
  { id: 4, type: 'image', src: demoPicture('chair', 200), alt: 'The cup on a chair' },
]

function ShotGallery(props: { label: string; items: Shot[] }) {
  return (
    <Gallery
      {...props}
      className="max-w-120"
      renderItem={({ src, alt = '' }, { index }) => (
        <Picture src={src} alt={alt} width={400} height={400} priority={index === 0} />
      )}
      renderThumbnail={({ src }) => <Picture src={src} alt="" width={400} height={400} />}
      renderZoom={({ src, alt = '' }) => <Picture src={src} alt={alt} width={400} height={400} />}
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
  component: ShotGallery,
  args: { label: 'Stoneware cup', items: shots },
} satisfies Meta<typeof ShotGallery>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    const thumbnails = canvas.getAllByRole('button').filter((button) => button.closest('ul'))
    thumbnails[1]?.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(thumbnails[1]).toHaveAttribute('aria-current', 'true'))
  },
}

/** The zoom is loaded when first wanted; Escape closes it. */
export const Zoom: Story = {
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'It ends as it began: the zoom is closed again.' } },
  play: async ({ canvas }) => {
    const zoom = canvas.getAllByRole('button', { name: /Zoom in|تكبير/ })[0]
    zoom?.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog', { name: 'Stoneware cup' }, { timeout: 5000 })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(zoom).toHaveFocus()
  },
}

export const OnePicture: Story = { args: { items: shots.slice(0, 1) } }

export const Many: Story = {
  args: { items: Array.from({ length: 16 }, (_, index) => ({ ...shots[0], id: index }) as Shot) },
}

export const Arabic: Story = {
  args: { label: 'كوب خزفي' },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}
