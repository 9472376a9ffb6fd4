import { noSuggestions, suggestions } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { SearchBox } from '#app/parts/frame/search-box.tsx'
import { say } from '#app/stories/say.ts'
import { neverAnswers, refuse, type StoryAnswer } from '#app/stories/story-api.ts'
import { withShop } from '#app/stories/with-shop.tsx'

const remember = (...terms: string[]) =>
  localStorage.setItem('recent_searches', JSON.stringify(terms))

const meta = {
  title: 'Patterns/Search/Suggestions',
  component: SearchBox,
  decorators: [
    (Story) => (
      <div className="min-h-160 max-w-140">
        <Story />
      </div>
    ),
    withShop,
  ],
  args: { floats: true },
  parameters: {
    shop: {
      settings: { capabilities: ['search_suggestions'] },
      api: { 'GET /search-suggestions': suggestions },
    },
    docs: { story: { inline: false, iframeHeight: 640 } },
  },
  beforeEach: () => {
    remember()
    return () => localStorage.removeItem('recent_searches')
  },
} satisfies Meta<typeof SearchBox>
export default meta
type Story = StoryObj<typeof meta>

/** Products with picture and price, categories, shops; arrows choose, the focus stays in the box. */
export const Found: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox')
    await userEvent.type(box, 'li')
    await canvas.findAllByRole('option')
    await waitFor(() => expect(box).toHaveAttribute('aria-expanded', 'true'))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{End}')
    const options = canvas.getAllByRole('option')
    await expect(options.length).toBeLessThanOrEqual(10)
    await expect(options.at(-1)).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Home}')
    await expect(options[0]).toHaveAttribute('aria-selected', 'true')
    await expect(box).toHaveFocus()
  },
}

/** A question is answered, not scolded. */
export const Question: Story = {
  parameters: {
    shop: {
      settings: { capabilities: ['search_suggestions'] },
      api: { 'GET /search-suggestions': { ...noSuggestions, help_topic: 'orders' } },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'where is my order')
    const answer = await canvas.findByRole('option', { name: say('Where is my order?') })
    await expect(answer).toHaveAttribute('href', '/products?search=where+is+my+order')
    await expect(
      canvas.queryByText(say('Check the spelling, use fewer words, or look around here.')),
    ).toBeNull()
  },
}

let asked: (string | null)[] = []
let answerFirst = () => {}
const first = () =>
  new Promise<void>((resolve) => {
    answerFirst = resolve
  })

/** One call at a time, with the first key: rows stand while one types, and what was typed last is asked next. */
export const WhileTyping: Story = {
  tags: ['no-vrt'],
  parameters: {
    visual: { reason: 'Looks like Found.' },
    shop: {
      settings: { capabilities: ['search_suggestions'] },
      api: {
        'GET /search-suggestions': async ({ url }: Request) => {
          asked.push(new URL(url).searchParams.get('search'))
          if (asked.length === 1) await first()
          return Response.json({ data: suggestions })
        },
      },
    },
  },
  beforeEach: () => {
    asked = []
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox')
    await userEvent.type(box, 'l')
    await waitFor(() => expect(asked).toEqual(['l']))
    await userEvent.type(box, 'in')
    answerFirst()
    await canvas.findAllByRole('option')
    await waitFor(() => expect(asked).toEqual(['l', 'lin']))
  },
}

/** What cannot be suggested leaves the box alone: rows for another text would lead elsewhere. */
export const Failed: Story = {
  tags: ['no-vrt'],
  parameters: {
    visual: { reason: 'An empty box.' },
    shop: {
      settings: { capabilities: ['search_suggestions'] },
      api: {
        'GET /search-suggestions': ({ url }: Request) =>
          new URL(url).searchParams.get('search') === 'd'
            ? Response.json({ data: suggestions })
            : Response.json({ message: 'No' }, { status: 500 }),
      },
    },
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox')
    await userEvent.type(box, 'd')
    await canvas.findAllByRole('option')
    await userEvent.clear(box)
    await userEvent.type(box, 's')
    await waitFor(() => expect(canvas.queryAllByRole('option')).toEqual([]))
    await expect(box).toHaveFocus()
  },
}

const popular = { terms: ['Dresses', 'Backpacks', 'Headphones', 'Mugs', 'Sneakers'] }
const telling = (answer: StoryAnswer) => ({
  shop: {
    settings: { capabilities: ['search_suggestions' as const, 'popular_searches' as const] },
    api: { 'GET /search-suggestions': suggestions, 'GET /popular-searches': answer },
  },
})
const namesOf = (rows: readonly HTMLElement[]) => rows.map(({ textContent }) => textContent)

/** Somebody new: what is popular and the categories, with the first look at the box. */
export const EmptyBox: Story = {
  parameters: telling(popular),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox')
    await userEvent.click(box)
    const group = await canvas.findByRole('group', { name: say('Popular') })
    await within(group).findByRole('option', { name: 'Dresses' })
    await expect(canvas.getByRole('group', { name: say('Categories') })).toBeInTheDocument()
    await userEvent.keyboard('{ArrowDown}')
    const options = canvas.getAllByRole('option')
    await expect(options[0]).toHaveAttribute('aria-selected', 'true')
    await expect(options[0]).toHaveAttribute('href', '/products?search=Dresses')
    await userEvent.keyboard('{End}')
    await expect(options.at(-1)?.getAttribute('href')).toMatch(/^\/categories\//)
    await expect(box).toHaveFocus()
  },
}

/** Whoever has searched finds their own words first. */
export const EmptyBoxAgain: Story = {
  beforeEach: () => remember('linen shirt', 'mugs'),
  parameters: telling(popular),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await canvas.findByRole('option', { name: 'Dresses' })
    const groups = canvas.getAllByRole('group')
    await expect(groups.map((one) => one.getAttribute('aria-label'))).toEqual([
      say('Recent searches'),
      say('Popular'),
      say('Categories'),
    ])
    const rows = within(groups[1] as HTMLElement).getAllByRole('option')
    // A small screen has room for fewer.
    const others = popular.terms.filter((term) => term !== 'Mugs')
    await expect(rows.length).toBeGreaterThan(2)
    await expect(namesOf(rows)).toEqual(others.slice(0, rows.length))
  },
}

/** What is popular is on its way: what follows stands where it will stay. */
export const PopularAwaited: Story = {
  parameters: telling(neverAnswers),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await canvas.findByRole('group', { name: say('Popular') })
    await canvas.findByRole('group', { name: say('Categories') })
  },
}

/** Without it, or from another server, the categories are there all the same, and nothing is said. */
export const PopularFailed: Story = {
  tags: ['no-vrt'],
  parameters: {
    ...telling(refuse(500, 'No')),
    visual: { reason: 'The categories of Recent.' },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await canvas.findByRole('group', { name: say('Categories') })
    await waitFor(() =>
      expect(canvas.queryByRole('group', { name: say('Popular') })).not.toBeInTheDocument(),
    )
  },
}

/** Before anything is typed: the last searches. Delete takes one away, Escape closes. */
export const Recent: Story = {
  beforeEach: () => remember('linen shirt', 'coffee pot', 'oak table'),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox')
    await userEvent.click(box)
    const last = () => within(canvas.getAllByRole('group')[0] as HTMLElement).getAllByRole('option')
    await waitFor(() => expect(last()).toHaveLength(3))
    await userEvent.keyboard('{ArrowDown}{Delete}')
    await expect(last()).toHaveLength(2)
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument()
    await userEvent.keyboard('{ArrowDown}')
    await expect(last()).toHaveLength(2)
  },
}

/** With one vendor there are no shops. */
export const SingleVendor: Story = {
  parameters: {
    shop: {
      settings: { capabilities: ['search_suggestions'], multi_vendor: false },
      api: { 'GET /search-suggestions': suggestions },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'li')
    await canvas.findAllByRole('option')
    await expect(canvas.getAllByRole('group')).toHaveLength(2)
  },
}

/** What is misspelt is taken for what is nearest. */
export const Misspelt: Story = {
  parameters: {
    shop: {
      settings: { capabilities: ['search_suggestions'] },
      api: { 'GET /search-suggestions': { ...suggestions, spelling: 'linen', shops: [] } },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'linnen')
    await canvas.findAllByRole('option')
  },
}

/** Nothing at all: ways to go on. */
export const Nothing: Story = {
  parameters: {
    shop: {
      settings: { capabilities: ['search_suggestions'] },
      api: { 'GET /search-suggestions': noSuggestions },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzzz')
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(5))
  },
}
