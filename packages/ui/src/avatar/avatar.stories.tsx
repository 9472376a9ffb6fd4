import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { demoPicture } from '#lib/demo-picture'
import { Avatar, avatarSizes } from './index.ts'

const sizes = Object.keys(avatarSizes) as Array<keyof typeof avatarSizes>

const about = `
A person's photo or a shop's logo. Without one, or when it fails, the first letters of the first and
last word of the name.

**When to use.** Account menu, reviews, shop cards, conversations. **Something else:** a product is a
Picture; a brand's wide logo is an image of its own size, because an avatar crops.

- Do: circles for people, squares for shops; \`decorative\` where the name stands beside it.
- Don't: make it the only way to know who somebody is, or press it: wrap it in a link or button.

**Accessibility.** One image named by \`name\`; \`decorative\` hides it. No focus, no keys. In forced
colors a border takes the place of the tinted ground.
`

const meta = {
  title: 'Primitives/Content/Avatar',
  component: Avatar,
  parameters: { docs: { description: { component: about } } },
  args: { name: 'Noor Haddad', src: demoPicture('lamp', 260) },
} satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Noor Haddad' })).toBeVisible()
  },
}

export const Sizes: Story = {
  tags: ['vrt-forced-colors'],
  render: (args) => (
    <div className="flex flex-wrap items-center gap-4">
      {sizes.map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
      {sizes.map((size) => (
        <Avatar key={size} {...args} src={null} size={size} />
      ))}
    </div>
  ),
}

/** Shops are squares, people are circles. */
export const Shapes: Story = {
  render: () => (
    <div className="flex items-center gap-4">
      <Avatar name="Noor Haddad" src={demoPicture('lamp', 260)} size="lg" />
      <Avatar name="Noor Haddad" size="lg" />
      <Avatar name="Atelier Nord" shape="square" src={demoPicture('chair', 30)} size="lg" />
      <Avatar name="Atelier Nord" shape="square" size="lg" />
    </div>
  ),
}

export const Initials: Story = { args: { src: null, size: 'lg' } }

/** The name stands beside it: screen readers hear it once. */
export const BesideItsName: Story = {
  args: { decorative: true },
  render: (args) => (
    <p className="flex items-center gap-3">
      <Avatar {...args} />
      {args.name}
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}

/** The photo does not load: initials. */
export const BrokenPhoto: Story = {
  parameters: { visual: { reason: 'Initials stand in for the photo.' } },
  args: { src: 'data:image/png;base64,broken', size: 'lg' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('NH')).toBeVisible()
  },
}

/** One word, many words, none, an emoji. */
export const Names: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-4">
      {[
        'Madonna',
        'Anna-Lena von der Donaudampfschifffahrtsgesellschaft',
        '李小龙',
        '👩‍🚀 Ada',
      ].map((name) => (
        <Avatar key={name} name={name} size="lg" />
      ))}
    </div>
  ),
}

export const Arabic: Story = {
  args: { name: 'نور الحداد', src: null, size: 'lg' },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}

export const Dark: Story = { ...Sizes, globals: { scheme: 'dark' }, tags: ['!autodocs'] }
