import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect } from 'storybook/test'
import { Badge } from '../badge/index.ts'
import { EmptyState } from '../empty-state/index.ts'
import { ErrorState } from '../error-state/index.ts'
import { Skeleton } from '../skeleton/index.ts'
import { TextLink } from '../text-link/index.ts'
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  type TableProps,
  TableRow,
} from './index.ts'

const orders = [
  { id: '#10248', date: '12 Jan 2026', status: 'Delivered', total: '$1,248.00' },
  { id: '#10251', date: '14 Jan 2026', status: 'On the way', total: '$24.00' },
  { id: '#10260', date: '15 Jan 2026', status: 'Pending', total: '$96.50' },
]

const about = `
Rows and columns of the same kind of thing.

**When to use.** Values are compared down a column: orders, totals, vouchers. **Something else:** things that
are looked at one by one are a list; products are tiles; name and value pairs are a \`dl\`.

- Do: give \`label\`, name every column, start each row with \`<TableHeader scope="row">\`, put figures at
  the \`end\` and amounts in a \`bdi\`. Below 640 px a list often reads better.
- Don't: make rows pressable: put a link in the first cell. Don't use it for layout.

**Keys.** Links and buttons in cells are tab stops. A table that is wider than its place scrolls sideways
there, not the page; when nothing in it takes focus, it is a tab stop itself and arrow keys scroll it.

**Accessibility.** A region named by \`label\` around a real table. Waiting, empty and failed rows are one
cell over all columns, so that the head stays.
`

type OrdersProps = TableProps & { rows?: ReactNode }

function Orders({ rows, ...props }: OrdersProps) {
  return (
    <Table {...props}>
      <TableHead>
        <TableRow>
          <TableHeader>Order</TableHeader>
          <TableHeader>Date</TableHeader>
          <TableHeader>Status</TableHeader>
          <TableHeader end>Total</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows ??
          orders.map(({ id, date, status, total }) => (
            <TableRow key={id}>
              <TableHeader scope="row">{id}</TableHeader>
              <TableCell className="whitespace-nowrap">{date}</TableCell>
              <TableCell>
                <Badge tone={status === 'Delivered' ? 'success' : 'neutral'}>{status}</Badge>
              </TableCell>
              <TableCell end>
                <bdi>{total}</bdi>
              </TableCell>
            </TableRow>
          ))}
      </TableBody>
    </Table>
  )
}

const acrossAll = (content: ReactNode) => (
  <TableRow>
    <TableCell colSpan={4}>{content}</TableCell>
  </TableRow>
)

const meta = {
  title: 'Primitives/Content/Table',
  component: Table,
  subcomponents: { TableHead, TableBody, TableRow, TableHeader, TableCell },
  parameters: { docs: { description: { component: about } } },
  args: { label: 'Orders' },
  render: (args) => <Orders {...args} />,
} satisfies Meta<typeof Table>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['vrt-widths', 'vrt-forced-colors', 'vrt-zoom'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Orders' })).toBeVisible()
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(3)
  },
}

export const Loading: Story = {
  render: (args) => (
    <Orders
      {...args}
      aria-busy
      rows={orders.map(({ id }) => (
        <TableRow key={id}>
          {['w-16', 'w-24', 'w-20', 'ms-auto w-16'].map((width) => (
            <TableCell key={width}>
              <Skeleton className={`h-4 ${width}`} />
            </TableCell>
          ))}
        </TableRow>
      ))}
    />
  ),
}

export const Empty: Story = {
  render: (args) => (
    <Orders
      {...args}
      rows={acrossAll(<EmptyState title="No orders yet" hint="What you buy is listed here." />)}
    />
  ),
}

export const Failed: Story = {
  render: (args) => (
    <Orders
      {...args}
      rows={acrossAll(<ErrorState message="The server did not answer in time." />)}
    />
  ),
}

/** The row's header holds the link to what the row is about. */
export const WithLinks: Story = {
  render: (args) => (
    <Orders
      {...args}
      rows={orders.map(({ id, date, status, total }) => (
        <TableRow key={id}>
          <TableHeader scope="row">
            <TextLink href={id}>{id}</TextLink>
          </TableHeader>
          <TableCell className="whitespace-nowrap">{date}</TableCell>
          <TableCell>{status}</TableCell>
          <TableCell end>
            <bdi>{total}</bdi>
          </TableCell>
        </TableRow>
      ))}
    />
  ),
}

export const Many: Story = {
  render: (args) => (
    <Orders
      {...args}
      rows={Array.from({ length: 40 }, (_, row) => `#${10300 + row}`).map((id) => (
        <TableRow key={id}>
          <TableHeader scope="row">{id}</TableHeader>
          <TableCell>12 Jan 2026</TableCell>
          <TableCell>Delivered</TableCell>
          <TableCell end>$24.00</TableCell>
        </TableRow>
      ))}
    />
  ),
}

/** Long words break in cells; column names do not. */
export const LongText: Story = {
  render: (args) => (
    <Orders
      {...args}
      rows={
        <TableRow>
          <TableHeader scope="row">#10248</TableHeader>
          <TableCell>12. Januar 2026, vormittags</TableCell>
          <TableCell>Rücksendebestätigung der Versandabteilung ausstehend</TableCell>
          <TableCell end>
            <bdi>1,250,000,000.00 IRR</bdi>
          </TableCell>
        </TableRow>
      }
    />
  ),
}

/** It scrolls sideways in its own place, not the page; arrow keys do it too. */
export const Narrow: Story = {
  tags: ['vrt-ends'],
  decorators: [
    (Story) => (
      <div className="w-72">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region')
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth)
    await expect(region).toHaveAttribute('tabindex', '0')
  },
}

export const Arabic: Story = { globals: { locale: 'ar' }, tags: ['!autodocs'] }

export const Dark: Story = { globals: { scheme: 'dark' }, tags: ['!autodocs'] }
