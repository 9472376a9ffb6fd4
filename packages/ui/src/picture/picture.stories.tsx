import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { demoPicture } from '#lib/demo-picture'
import { LazyPicture, LazyPictureProvider, Picture } from './index.ts'

const about = `
A picture in a calm tinted box that has its final size from the start: nothing moves when it comes, and
a failure is a quiet sign instead of a torn page.

**When to use.** Every product, category, banner and blog picture. **Something else:** people and shops are
an Avatar; drawings of the interface are icons.

- Do: pass the file's own \`width\` and \`height\`, \`sizes\` as the layout has it, better formats as
  \`sources\`, \`priority\` on the one largest picture of the first view, \`eager\` on its neighbours.
- Don't: put \`priority\` on more than one, or describe in \`alt\` what the text beside it says.

**Loading.** Lazy by default, decoded beside the page. The tinted box is the placeholder; the picture is
never hidden until scripts run, and one that failed before they ran is noticed too.

**Accessibility.** \`alt\` names it, also when it failed; empty for decoration. No focus, no keys.
`

const meta = {
  title: 'Primitives/Content/Picture',
  component: Picture,
  parameters: { docs: { description: { component: about } } },
  args: {
    src: demoPicture('cup', 20),
    alt: 'A stoneware cup',
    width: 400,
    height: 400,
    className: 'w-60 rounded-tile',
  },
} satisfies Meta<typeof Picture>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('loading', 'lazy')
  },
}

/** The browser takes the first source that it can read. */
export const WithSources: Story = {
  args: {
    sources: [{ type: 'image/svg+xml', srcSet: demoPicture('lamp', 40) }],
    sizes: '15rem',
    priority: true,
  },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img')
    await expect(image).toHaveAttribute('fetchpriority', 'high')
    await waitFor(() => expect(image).toHaveProperty('currentSrc', demoPicture('lamp', 40)))
  },
}

export const Failed: Story = {
  tags: ['vrt-forced-colors'],
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-failed]')).toBeInTheDocument())
    await expect(canvas.getByRole('img', { name: 'A stoneware cup' })).toBeVisible()
  },
}

/** No picture at all looks like one that failed. */
export const Missing: Story = {
  parameters: { visual: { reason: 'It is shown as one that failed.' } },
  args: { src: null },
}

/** Without `alt` it is decoration, also when it failed. */
export const Decoration: Story = {
  parameters: { visual: { reason: 'What differs is heard, not seen.' } },
  args: { src: null, alt: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}

/** `cover` fills the box and may cut; `contain` shows all of it. */
export const Fits: Story = {
  render: (args) => (
    <div className="flex flex-wrap gap-4">
      <Picture {...args} width={600} height={300} fit="cover" />
      <Picture {...args} width={600} height={300} fit="contain" />
    </div>
  ),
}

/** A server may draw lazy pictures so that they come later still: the box keeps their room. */
export const Waiting: Story = {
  render: (args) => (
    <LazyPictureProvider draw={(picture) => <noscript>{picture}</noscript>}>
      <div className="flex gap-4">
        <Picture {...args} />
        <LazyPicture>
          <img src={demoPicture('lamp', 40)} alt="A lamp" loading="lazy" />
        </LazyPicture>
        <Picture {...args} alt="A cup that is shown at once" eager />
      </div>
    </LazyPictureProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName('A cup that is shown at once')
  },
}

/** Too small for a large sign: it shrinks with the box. */
export const Small: Story = {
  render: (args) => (
    <div className="flex gap-4">
      <Picture {...args} className="w-12 rounded-control" />
      <Picture {...args} src={null} className="w-12 rounded-control" />
    </div>
  ),
}

export const Dark: Story = { ...Fits, globals: { scheme: 'dark' }, tags: ['!autodocs'] }
