import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentType, useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Badge } from '../badge/index.ts'
import { EmptyState } from '../empty-state/index.ts'
import { SearchInput } from '../search-input/index.ts'
import * as brand from './brand-icons.tsx'
import * as directed from './direction-icons.tsx'
import * as icons from './index.ts'

const all = Object.entries(icons) as Array<[string, ComponentType<{ size?: number }>]>

const about = `
One set: [lucide](https://lucide.dev), drawn with lines of 2 px on a grid of 24, plus the marks of the
services that people log in with. Import by name; only what is imported is loaded:

\`\`\`tsx
import { SearchIcon } from '@shop/ui/icons'

<SearchIcon aria-hidden="true" className="size-5" />
\`\`\`

- Do: \`aria-hidden="true"\` beside words; a button with nothing but an icon is an IconButton, which has a
  \`label\`. The size is the caller's: 16, 20 or 24 px.
- Do: \`ChevronStartIcon\`, \`ChevronEndIcon\`, \`ArrowStartIcon\`, \`ArrowEndIcon\` for what points along the
  text: these, marked "flips", turn round in RTL. The others look the same in both directions.
- Don't: mix in other sets, fill line icons (but stars and hearts that are on), or let colour alone say it.
- To add one, add its line to \`packages/ui/src/icons/index.ts\`, named after lucide plus \`Icon\`.
`

type IconListProps = {
  /** Which names to show at first. */
  search?: string
}

/** Every icon with its name, and a search over the names. */
function IconList({ search: first = '' }: IconListProps) {
  const [search, setSearch] = useState(first)
  const term = search.trim().toLowerCase()
  const found = all.filter(([name]) => name.toLowerCase().includes(term))
  return (
    <div className="grid gap-5">
      <SearchInput
        aria-label="Search the icons"
        placeholder="Search the icons"
        value={search}
        onValueChange={setSearch}
        className="max-w-80"
      />
      {found.length === 0 ? (
        <EmptyState title="No icon has this name" hint="Look in lucide, and add its line." />
      ) : null}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-2">
        {found.map(([name, Icon]) => (
          <li
            key={name}
            className="grid content-start justify-items-center gap-3 rounded-control bg-tile px-2 py-5 text-ink"
          >
            <Icon size={24} />
            <code dir="ltr" className="w-full break-words text-center text-ink-soft text-xs">
              {name}
            </code>
            {name in directed ? (
              <Badge size="sm" tone="primary">
                flips
              </Badge>
            ) : null}
            {name in brand ? <span className="text-ink-muted text-xs">brand</span> : null}
          </li>
        ))}
      </ul>
    </div>
  )
}

const meta = {
  title: 'Foundations/Icons',
  component: IconList,
  parameters: { docs: { description: { component: about } } },
} satisfies Meta<typeof IconList>
export default meta
type Story = StoryObj<typeof meta>

export const All: Story = { tags: ['vrt-widths'] }

/** The names are searched as you type. */
export const Search: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'cheVRon')
    const names = canvas.getAllByRole('listitem').map((entry) => entry.textContent)
    await expect(names.length).toBeGreaterThan(3)
    await expect(names.every((name) => name?.includes('Chevron'))).toBe(true)
  },
}

/** Left to right they point the other way: what flips is marked. */
export const Flipping: Story = {
  args: { search: 'StartIcon' },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const marks = [...canvasElement.querySelectorAll('li svg')].map((mark) =>
      getComputedStyle(mark),
    )
    await expect(marks.map(({ scale }) => scale)).toEqual(['-1 1', '-1 1'])
  },
}

export const NothingFound: Story = { args: { search: 'dinosaur' } }

export const Dark: Story = {
  args: { search: 'a' },
  globals: { scheme: 'dark' },
  tags: ['!autodocs'],
}
