import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../badge/index.ts'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from './index.ts'

const orders = [
  { id: '#10248', date: '12 Jan 2026', status: 'Delivered', total: '$ 1,248.00' },
  { id: '#10251', date: '14 Jan 2026', status: 'On the way', total: '$ 24.00' },
  { id: '#10260', date: '15 Jan 2026', status: 'Pending', total: '$ 96.50' },
]

const meta = {
  title: 'Primitives/Content/Table',
  component: Table,
  args: { label: 'Orders' },
  render: (args) => (
    <Table {...args}>
      <TableHead>
        <TableRow>
          <TableHeader>Order</TableHeader>
          <TableHeader>Date</TableHeader>
          <TableHeader>Status</TableHeader>
          <TableHeader end>Total</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {orders.map(({ id, date, status, total }) => (
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
  ),
} satisfies Meta<typeof Table>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** It scrolls sideways in its own place, not the page. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div className="w-72">
        <Story />
      </div>
    ),
  ],
}

export const Arabic: Story = { globals: { locale: 'ar' }, tags: ['!autodocs'] }
