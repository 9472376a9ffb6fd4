import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import * as icons from './index.ts'

const all = Object.entries(icons) as Array<[string, ComponentType<{ size?: number }>]>

const meta = {
  title: 'Foundations/Icons',
  parameters: { controls: { disable: true } },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Import by name: `import { SearchIcon } from '@shop/ui/icons'`. */
export const All: Story = {
  render: () => (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-2">
      {all.map(([name, Icon]) => (
        <li key={name} className="grid justify-items-center gap-3 rounded-control bg-tile p-4">
          <Icon size={24} />
          <span className="w-full truncate text-center text-ink-soft text-xs">{name}</span>
        </li>
      ))}
    </ul>
  ),
}
