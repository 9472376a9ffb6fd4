import { brands, emptyProductList, productList, products } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { isolate } from '#app/lib/i18n/isolate.ts'
import { inTheShop } from '#app/stories/in-the-shop.tsx'
import { listingAt, listingStates } from '#app/stories/listing-states.ts'
import { withLongWords } from '#app/stories/long-words.tsx'
import { say } from '#app/stories/say.ts'
import { withShop } from '#app/stories/with-shop.tsx'
import { ProductsScreen } from './products-screen.tsx'

const states = listingStates('/products')

const starting = (words: string) => new RegExp(`^${words}`)
const removingPrice = () =>
  starting(say('Remove {{name}}', { name: say('Up to {{price}}', { price: '' }) }))

const meta = {
  title: 'Screens/Products',
  component: ProductsScreen,
  decorators: [withShop],
  parameters: { layout: 'fullscreen', ...states.full },
} satisfies Meta<typeof ProductsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const InTheShop: Story = { decorators: [inTheShop] }
/** Somebody is signed in: hearts are filled, the cart counts. */
export const Customer: Story = { decorators: [inTheShop], parameters: states.customer }
export const SingleVendor: Story = { parameters: states.singleVendor }
export const Loading: Story = { parameters: states.loading }
export const Empty: Story = { parameters: listingAt('/products?brand_id=3', emptyProductList) }
export const NothingFound: Story = {
  parameters: listingAt('/products?search=xyzzy', emptyProductList),
}
/** A search that says much: what each of its words asks for can be taken away. */
export const MuchInWords: Story = {
  parameters: listingAt(
    '/products?search=navy+solvei+dress+size+m+under+150+for+an+evening+at+a+wedding',
    {
      ...productList,
      color_words: [
        {
          word: 'navy',
          color_ids: [1],
          without: 'solvei dress size m under 150 for an evening at a wedding',
        },
      ],
      brand_words: [
        {
          word: 'solvei',
          brand_ids: [1],
          without: 'navy dress size m under 150 for an evening at a wedding',
        },
      ],
      category_words: [
        {
          word: 'dress',
          category_id: 1,
          sub_category_id: null,
          without: 'navy solvei size m under 150 for an evening at a wedding',
        },
      ],
      size_words: [
        {
          word: 'size m',
          size_ids: [2],
          without: 'navy solvei dress under 150 for an evening at a wedding',
        },
      ],
      price_words: {
        word: 'under 150',
        min_price: null,
        max_price: 150,
        without: 'navy solvei dress size m for an evening at a wedding',
      },
    },
  ),
  play: async ({ canvas }) => {
    const chips = () =>
      canvas.getAllByRole('link', { name: starting(say('Remove {{name}}', { name: '' })) })
    await waitFor(() => expect(chips()).toHaveLength(6))
    const [, , , size] = chips()
    const { searchParams } = new URL((size as HTMLAnchorElement).href)
    await expect(searchParams.get('search')).toBe(
      'navy solvei dress under 150 for an evening at a wedding',
    )
  },
}
/** There are dresses, and red ones, and none so cheap: each can be given up. */
export const NothingSoCheap: Story = {
  parameters: listingAt('/products?search=red+dress+under+5', {
    ...emptyProductList,
    color_words: [{ word: 'red', color_ids: [], without: 'dress under 5' }],
    price_words: { word: 'under 5', min_price: null, max_price: 5, without: 'red dress' },
  }),
}
/** What is given up goes with all ways out of the empty list: the focus stays at the list. */
const headOf = (canvas: ReturnType<typeof within>) =>
  canvas.getByRole('heading', { level: 2, name: say('Products') })
export const GivenUp: Story = {
  ...NothingSoCheap,
  tags: ['no-vrt'],
  parameters: { ...NothingSoCheap.parameters, visual: { reason: 'Looks like NothingSoCheap.' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: say('No products match') })
    const ways = canvas.getAllByRole('link', { name: removingPrice() })
    ways.at(-1)?.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(headOf(canvas)).toHaveFocus())
  },
}
export const PastTheEnd: Story = { parameters: states.pastTheEnd }
export const Failed: Story = { parameters: states.failed }
export const OneProduct: Story = { parameters: states.one }
export const ThousandProducts: Story = { parameters: states.thousand }
/** The next page begins where one reads it from: at its head, and not at the pager that was pressed. */
export const NextPage: Story = {
  parameters: states.thousand,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: say('Next page') }))
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        say('Page {{page}} of {{pages}}', { page: 51, pages: 100 }),
      ),
    )
    await expect(headOf(canvas)).toHaveFocus()
    await expect(
      canvas.getByText(say('{{from}}–{{to}} of {{total}}', { from: 501, to: 510, total: 1000 })),
    ).toBeVisible()
  },
}
export const LastPage: Story = { parameters: states.lastPage }
export const LongTexts: Story = { decorators: [withLongWords], parameters: states.longTexts }

/** One row makes no sense: the others are shown, and the console is told once. */
export const BrokenRow: Story = {
  parameters: {
    ...listingAt('/products', {
      ...productList,
      products: productList.products.map((product, at) =>
        at === 1 ? { ...product, id: 0 } : product,
      ),
    }),
    console: { expected: [/GET \/products: a row is left out \(id is no/] },
  },
  play: async ({ canvas }) => {
    const [first, broken] = productList.products
    await canvas.findAllByText(first?.name ?? '')
    await expect(canvas.queryAllByText(broken?.name ?? '')).toHaveLength(0)
  },
}

export const Narrowed: Story = {
  parameters: listingAt(
    '/products?category_id=1&sub_category_id=2&brand_id=1&color_id=3&size_id=2&rating=4&max_price=120&sort_type=low_to_high',
    { ...productList, total: 3, products: products.slice(0, 3) },
  ),
}

export const Searched: Story = {
  decorators: [inTheShop],
  parameters: listingAt('/products?search=wool', productList),
}

/** Nothing has all of the words: most of them are looked for, and the page says so. */
export const WordsLeftOut: Story = {
  decorators: [inTheShop],
  parameters: listingAt('/products?search=red+wool+coat', { ...productList, left_out: ['red'] }),
}

/** Nothing is called so: what comes nearest is shown, and the page says so. */
export const NearestOnly: Story = {
  decorators: [inTheShop],
  parameters: listingAt('/products?search=earrings', { ...productList, nearness: 'nearest' }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        say('Nothing here is called “{{term}}”. Showing what comes nearest.', {
          term: isolate('earrings'),
        }),
      ),
    ).toBeVisible()
  },
}

/** A search that asks for help is answered. */
export const AskedForHelp: Story = {
  decorators: [inTheShop],
  parameters: listingAt('/products?search=return+policy', {
    ...emptyProductList,
    help_topic: 'returns',
  }),
  play: async ({ canvas }) => {
    const answer = await canvas.findByRole('region', { name: say('How do I return something?') })
    const [policy] = within(answer).getAllByRole('link')
    await expect(policy).toHaveAttribute('href', '/page/return-and-refund-policy')
  },
}
/** Things that are called so stand below the answer. */
export const AskedForHelpOrThings: Story = {
  decorators: [inTheShop],
  parameters: listingAt('/products?search=delivery', { ...productList, help_topic: 'delivery' }),
}
/** Nothing is called so, but some are described with it. */
export const MentionedOnly: Story = {
  decorators: [inTheShop],
  parameters: listingAt('/products?search=microwave', { ...productList, nearness: 'mentioned' }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        say('Nothing here is called “{{term}}”. Showing what mentions “{{kept}}”.', {
          term: isolate('microwave'),
          kept: isolate('microwave'),
        }),
      ),
    ).toBeVisible()
  },
}

/** The search says a price: the list keeps to it, and its chip takes the words away. */
export const PriceInWords: Story = {
  parameters: {
    ...listingAt('/products?search=coat+under+50', {
      ...productList,
      price_words: { word: 'under 50', min_price: null, max_price: 50, without: 'coat' },
    }),
    visual: { reason: 'The chip looks as that of a chosen price.' },
  },
  tags: ['no-vrt'],
  play: async ({ canvas }) => {
    const chip = await canvas.findByRole('link', { name: removingPrice() })
    await expect(chip).toHaveAttribute('href', '/products?search=coat')
    // The drawer marks it as well.
    await expect(
      canvas.getByRole('link', { name: say('Filters ({{number}})', { number: 1 }), hidden: true }),
    ).toBeInTheDocument()
  },
}

/** Each value is a link; choosing it narrows the list, its chip takes it away again. */
export const ChooseAndRemove: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const brand = brands[0]?.name ?? ''
    await userEvent.click(await canvas.findByText(say('Brand'), { selector: 'summary *' }))
    const value = await canvas.findByRole('link', { name: brand })
    value.focus()
    await userEvent.keyboard('{Enter}')
    const chip = await canvas.findByRole('link', { name: say('Remove {{name}}', { name: brand }) })
    await expect(canvas.getByRole('link', { name: brand })).toHaveAttribute('aria-current', 'true')
    chip.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(chip).not.toBeInTheDocument())
  },
}

export const Arabic: Story = {
  decorators: [inTheShop],
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}
export const Phone: Story = {
  decorators: [inTheShop],
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
}

/** On a small screen the filters come up in a drawer, with what they leave on its button. */
export const PhoneDrawer: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    // The runner's window may be wide: there the column stands instead of the button.
    const button = await canvas.findByRole('link', { name: say('Filters'), hidden: true })
    if (getComputedStyle(button).display === 'none') return
    button.focus()
    await userEvent.keyboard('{Enter}')
    const body = canvasElement.ownerDocument.body
    await waitFor(() => expect(body.querySelector('[role=dialog]')).toBeVisible())
    await expect(body).toHaveTextContent(say('Show {{count}} products', { count: 24 }))
  },
}
