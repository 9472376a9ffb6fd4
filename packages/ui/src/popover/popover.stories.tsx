import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/index.ts'
import { Checkbox } from '../checkbox/index.ts'
import { EmptyState } from '../empty-state/index.ts'
import { ErrorState } from '../error-state/index.ts'
import { Field } from '../field/index.ts'
import { SlidersHorizontalIcon } from '../icons/index.ts'
import { SkeletonText } from '../skeleton/index.ts'
import { TextInput } from '../text-input/index.ts'
import {
  Popover,
  PopoverClose,
  PopoverContent,
  type PopoverContentProps,
  PopoverTrigger,
} from './index.ts'

const filters = (
  <div className="grid gap-3">
    <p className="font-semibold">Filters</p>
    <Checkbox defaultChecked>In stock</Checkbox>
    <Checkbox>On sale</Checkbox>
    <Field label="Postal code">
      <TextInput size="sm" name="postal_code" autoComplete="postal-code" />
    </Field>
    <PopoverClose asChild>
      <Button size="sm">Show results</Button>
    </PopoverClose>
  </div>
)

const meta = {
  title: 'Primitives/Overlays/Popover',
  component: PopoverContent,
  subcomponents: { Popover, PopoverTrigger, PopoverClose },
  args: { label: 'Filters', children: filters },
  decorators: [
    (Story) => (
      <div className="flex min-h-96 items-start justify-center">
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 440 },
      description: {
        component: `A small panel that a button opens.

**Use it** for a few controls or a longer explanation that belong to that button. **Use something else**
for a list of commands or one choice (DropdownMenu), for words without anything to press (Tooltip), for
what must be answered first (Dialog), for what is long (Drawer).

| Do | Don't |
| --- | --- |
| Name it (\`label\`, or \`aria-labelledby\` with its heading) | Put a whole form in it |
| Let the trigger say what it opens | Open it on hover |
| Load it with \`import()\` when first wanted | Open one out of another |

| Key | Does |
| --- | --- |
| Enter, Space on the trigger | opens; focus goes to the first control inside |
| Tab | through the panel, and on |
| Escape | closes; focus goes back to the trigger |

**Accessibility**: a named, non-modal dialog; the trigger tells whether it is open. A press outside
closes it. It turns to where there is room and scrolls when it does not fit.`,
      },
    },
  },
  render: (args) => <Demo {...args} open />,
} satisfies Meta<typeof PopoverContent>
export default meta
type Story = StoryObj<typeof meta>

function Demo({
  open,
  onOpenChange,
  ...args
}: PopoverContentProps & { open?: boolean; onOpenChange?: () => void }) {
  return (
    <Popover defaultOpen={open} onOpenChange={onOpenChange}>
      <PopoverTrigger asChild>
        <Button variant="outline">
          <SlidersHorizontalIcon aria-hidden="true" className="size-4" />
          Filters
        </Button>
      </PopoverTrigger>
      <PopoverContent {...args} />
    </Popover>
  )
}

export const Playground: Story = {}

const changed = fn()

export const ByKeyboard: Story = {
  parameters: { visual: { reason: 'It ends open, as it begins elsewhere.' } },
  render: (args) => <Demo {...args} onOpenChange={changed} />,
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Filters' })
    await userEvent.tab()
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{Enter}')
    const panel = await screen.findByRole('dialog', { name: 'Filters' })
    await waitFor(() => expect(panel).toContainElement(document.activeElement as HTMLElement))
    await expect(screen.getByRole('checkbox', { name: 'In stock' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(trigger).toHaveFocus()
    await expect(changed).toHaveBeenLastCalledWith(false)
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog')
  },
}

/** `side` and `align` are wishes: it turns to where there is room. */
export const Sides: Story = {
  args: { side: 'top', align: 'end', className: 'w-60', children: 'Above, at the end.' },
}

export const Loading: Story = { args: { children: <SkeletonText lines={4} /> } }

export const Empty: Story = {
  args: {
    children: (
      <EmptyState title="No filters" hint="This list is short enough to read." className="py-6" />
    ),
  },
}

export const Failed: Story = {
  name: 'Error',
  args: {
    children: <ErrorState layout="inline" message="The filters did not come." onRetry={fn()} />,
  },
}

const sizes = Array.from({ length: 40 }, (_, index) => `Size ${index + 24}`)

/** More than fits: it scrolls inside. */
export const Many: Story = {
  tags: ['vrt-ends'],
  args: {
    label: 'Sizes',
    children: (
      <div className="grid gap-3">
        {sizes.map((size) => (
          <Checkbox key={size}>{size}</Checkbox>
        ))}
      </div>
    ),
  },
}

/** Its button says that there is nothing to open. */
export const Disabled: Story = {
  render: (args) => (
    <Popover>
      <PopoverTrigger asChild>
        <Button variant="outline" disabled>
          Filters
        </Button>
      </PopoverTrigger>
      <PopoverContent {...args} />
    </Popover>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Filters' })).toBeDisabled()
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
}

export const LongText: Story = {
  args: {
    children: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenband. '.repeat(40),
    tabIndex: 0,
  },
}

export const Dark: Story = { globals: { scheme: 'dark' }, tags: ['!autodocs'] }

export const Arabic: Story = {
  args: {
    label: 'المرشحات',
    children: (
      <div className="grid gap-3">
        <p className="font-semibold">المرشحات</p>
        <Checkbox defaultChecked>متوفر</Checkbox>
        <Checkbox>عروض</Checkbox>
      </div>
    ),
  },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}
