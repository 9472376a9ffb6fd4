import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Breadcrumb } from '../breadcrumb/index.ts'
import { LinkProvider, type RenderLink } from './index.ts'

const about = `
Lets an app draw every link of the components below (Breadcrumb, Pagination, TabLinks, TextLink) with its
router, so that they change the page without loading it.

\`\`\`tsx
const routerLink: RenderLink = ({ href, ...props }) => <Link to={href} {...props} />

<LinkProvider render={routerLink}>…</LinkProvider>
\`\`\`

- Give it a function that keeps its identity: outside the component, or memoised.
- It must draw an \`<a href>\` and pass everything on: middle click, "open in a new tab" and screen readers
  need a real link. \`ref\` is among what it passes.
- Without a provider, links are plain \`<a>\`.
- In a component, \`useRenderLink()\` answers with the function.
`

const followed = fn()

const routerLink: RenderLink = ({ href, ...props }) => (
  <a
    {...props}
    href={href}
    onClick={(event) => {
      event.preventDefault()
      followed(href)
    }}
  />
)

const meta = {
  title: 'Foundations/Links',
  component: LinkProvider,
  parameters: { docs: { description: { component: about } } },
  args: {
    render: routerLink,
    children: (
      <Breadcrumb
        items={[
          { label: 'Home', href: '/' },
          { label: 'Kitchen', href: '/kitchen' },
        ]}
      />
    ),
  },
} satisfies Meta<typeof LinkProvider>
export default meta
type Story = StoryObj<typeof meta>

/** The breadcrumb's link goes through the app's router. */
export const Router: Story = {
  play: async ({ canvas }) => {
    followed.mockClear()
    canvas.getByRole('link', { name: 'Home' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(followed).toHaveBeenCalledWith('/')
  },
}
