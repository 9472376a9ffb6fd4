import { expect, test } from 'vitest'
import { examplesIn } from '../.storybook/examples/example.ts'

const file = 'packages/ui/src/table/table.stories.tsx'
const examplesOf = (code: string) => Object.fromEntries(examplesIn(code, file))

const stories = `
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Badge } from '../badge/index.ts'
import { StoryOpen } from '../lib/story-open.tsx'
import { Table } from './index.ts'

const rows = ['Cup', 'Lamp']
const unused = 1

function List({ label }: { label: string }) {
  return <Table label={label}>{rows.map((row) => <Badge key={row}>{row}</Badge>)}</Table>
}

const meta = {
  component: Table,
  args: { label: 'Orders', onSort: fn(), dense: true },
} satisfies Meta<typeof Table>
export default meta

export const Plain: StoryObj = { play: async () => expect(unused).toBe(1) }
export const Open: StoryObj = {
  ...Plain,
  args: { label: 'All "orders"' },
  render: (args) => <StoryOpen>{() => <Table {...args} />}</StoryOpen>,
}
export const Long: StoryObj = { render: List }
export const Loose: StoryObj = { args: { dense: undefined } }
`

test('an example of a component without a function of its own is its element, imported as others do', () => {
  expect(examplesOf(stories).Plain).toBe(
    `import { Table } from '@shop/ui/table'

export function Plain() {
  return <Table label="Orders" dense />
}`,
  )
})

test('what a story takes away of what all have is not written', () => {
  expect(examplesOf(stories).Loose).toContain('return <Table label="Orders" />')
})

test('what a story draws itself stands with its properties, and without spies, tags and plays', () => {
  const { Open = '' } = examplesOf(stories)
  expect(Open).toContain(`
function StoryOpen({ label, initially = true, children }: StoryOpenProps) {`)
  expect(Open).toContain(`import { Button } from '@shop/ui/button'`)
  expect(Open).toContain(`
  return <StoryOpen>{() => <Table label={'All "orders"'} dense />}</StoryOpen>`)
  expect(Open).not.toMatch(/fn\(|play|expect/)
})

test('what an example needs of its file comes with it', () => {
  const { Long = '' } = examplesOf(stories)
  expect(Long).toContain("const rows = ['Cup', 'Lamp']")
  expect(Long).toContain("import { Badge } from '@shop/ui/badge'")
  expect(Long).not.toContain('unused')
})
