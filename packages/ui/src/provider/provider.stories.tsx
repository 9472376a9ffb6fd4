import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { Badge } from '../badge/index.ts'
import { Button } from '../button/index.ts'
import { rampFrom } from '../theme/index.ts'
import { useToaster } from '../toast/index.ts'
import { ShopProvider } from './index.ts'

const about = `
All that the components need of an app that is not this shop, in one place: text direction, scheme, the twelve
colours, words, links, toasts. The storefront sets the same pieces one by one, since its server renders them.

\`\`\`tsx
import '@shop/ui/styles.css'

<ShopProvider dir="rtl" colors={settings.theme_colors} t={t} renderLink={routerLink}>
  <App />
</ShopProvider>
\`\`\`

Plain attributes do as well: \`<html dir="rtl" data-scheme="dark">\`, and \`themeStyle(colors)\` in a \`<style>\`.
`

function Parts() {
  const { toast } = useToaster()
  return (
    <div className="flex items-center gap-3">
      <Button onClick={() => toast({ title: 'Saved' })}>Save</Button>
      <Button variant="outline">Cancel</Button>
      <Badge tone="primary">New</Badge>
    </div>
  )
}

const meta = {
  title: 'Foundations/Provider',
  component: ShopProvider,
  parameters: { docs: { description: { component: about } } },
  args: { colors: rampFrom('#7a3fb3'), children: <Parts /> },
} satisfies Meta<typeof ShopProvider>
export default meta
type Story = StoryObj<typeof meta>

/** In the colours of another shop. */
export const OtherColors: Story = {}

/** As the system prefers, which here is light. */
export const AsTheSystem: Story = {
  args: { scheme: 'system' },
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'Looks like Other Colors.' } },
  play: async () => {
    const wanted = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
    await expect(document.documentElement).toHaveAttribute('data-scheme', wanted)
  },
}

/** What is set on the document is taken back with it. */
export const DarkAndRightToLeft: Story = {
  args: { scheme: 'dark', dir: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    const root = document.documentElement
    await expect(root).toHaveAttribute('dir', 'rtl')
    await expect(root).toHaveAttribute('data-scheme', 'dark')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await screen.findByText('Saved')
  },
}
