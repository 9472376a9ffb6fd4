import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge } from '../badge/index.ts'
import { ArrowEndIcon } from '../icons/index.ts'
import { DirectionProvider, useDirection } from './index.ts'

const about = `
The document's text direction, for the few parts that must compute with it: menus and arrow keys.

- Set it once, at the root, to what \`<html dir>\` says. Radix' parts below read it by themselves.
- Looks never ask for it: logical utilities (\`ms-3\`, \`pe-2\`, \`start-0\`, \`text-start\`) mirror without it, and
  icons that point along the text flip by themselves.
- Ask \`useDirection()\` only for what neither can do. In event handlers the element itself knows better:
  \`getComputedStyle(element).direction\`.
- Figures, phone numbers, codes and prices keep their own direction: put them in a \`bdi\`.
`

function Told() {
  const direction = useDirection()
  return (
    <p dir={direction} className="flex items-center gap-3 text-sm">
      <Badge>{direction}</Badge>
      <bdi>+44 20 7946 0000</bdi>
      <ArrowEndIcon aria-hidden="true" className="size-5" />
    </p>
  )
}

const meta = {
  title: 'Foundations/Direction',
  component: DirectionProvider,
  parameters: { docs: { description: { component: about } } },
  args: { dir: 'ltr', children: <Told /> },
} satisfies Meta<typeof DirectionProvider>
export default meta
type Story = StoryObj<typeof meta>

export const LeftToRight: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ltr')).toBeVisible()
  },
}

export const RightToLeft: Story = {
  args: { dir: 'rtl' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('rtl')).toBeVisible()
  },
}
