import {
  noReviews,
  reviewList,
  reviews,
  shopReviews,
  stockReviewList,
  user,
} from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { reviewCount } from '#app/lib/i18n/counts.ts'
import { isolate } from '#app/lib/i18n/isolate.ts'
import { press } from '#app/stories/press.ts'
import { say } from '#app/stories/say.ts'
import { neverAnswers, refuse } from '#app/stories/story-api.ts'
import { authSpies, withShop } from '#app/stories/with-shop.tsx'
import { Reviews } from './reviews.tsx'

const shop = (answer: object) => ({ shop: { api: { 'GET /reviews': answer } } })

const meta = {
  title: 'Patterns/Product/Reviews',
  component: Reviews,
  decorators: [withShop],
  args: { of: { product: 1 } },
  parameters: shop(reviewList),
} satisfies Meta<typeof Reviews>
export default meta
type Story = StoryObj<typeof meta>

/** As the server narrows and sorts them; without photos none has any. */
const narrowing = (request: Request) => {
  const query = new URL(request.url).searchParams
  const found = reviews.filter(
    ({ rating, photos, description }) =>
      (!query.has('rating') || String(rating) === query.get('rating')) &&
      (!query.has('with_photos') || photos.length > 0) &&
      description.toLowerCase().includes(query.get('search') ?? ''),
  )
  const sorted =
    query.get('sort_type') === 'lowest'
      ? found.toSorted((a, b) => Number(a.rating) - Number(b.rating))
      : found
  return Response.json({ data: { ...reviewList, total: found.length, reviews: sorted } })
}

/** Who bought it is marked, with what was bought, photos and the shop's reply. */
export const Default: Story = {}

const helpful = (rest: string) => new RegExp(`^${say('Helpful')}${rest}`)

let votes: unknown[] = []
/** Where customers can say which reviews help. */
const helping = (answer: unknown = { helpful_count: 13 }, own: readonly number[] = []) => ({
  shop: {
    user,
    settings: { capabilities: ['helpful_reviews' as const] },
    api: {
      'GET /reviews': reviewList,
      'GET /reviews/helpful': { own_ids: own, review_ids: [2] },
      'POST /reviews/helpful':
        typeof answer === 'function'
          ? answer
          : async (request: Request) => {
              votes.push(await request.json())
              return Response.json({ data: answer })
            },
    },
  },
})

/** A customer finds a review helpful, once; one of them already. */
export const Helpful: Story = {
  parameters: helping(),
  beforeEach: () => {
    votes = []
  },
  play: async ({ canvas }) => {
    const jonas = await canvas.findByRole('button', { name: helpful('.*Jonas Weber') })
    await waitFor(() => expect(jonas).toHaveAttribute('aria-pressed', 'true'))
    const amina = canvas.getByRole('button', { name: helpful(' ?12 ?Amina Haddad') })
    await press(amina)
    await waitFor(() => expect(amina).toHaveAccessibleName(helpful(' ?13 ?Amina Haddad')))
    await expect(amina).toHaveAttribute('aria-pressed', 'true')
    await waitFor(() => expect(votes).toEqual([{ review_id: 1, is_helpful: true }]))
  },
}

let answerVote = () => {}
/** Pressed twice before the first answer: one call at a time, and what was pressed last counts. */
export const HelpfulTakenBack: Story = {
  tags: ['!autodocs', 'no-vrt'],
  parameters: {
    ...helping(async (request: Request) => {
      const vote = await request.json()
      votes.push(vote.is_helpful)
      if (votes.length === 1)
        await new Promise<void>((resolve) => {
          answerVote = resolve
        })
      return Response.json({ data: { helpful_count: vote.is_helpful ? 13 : 12 } })
    }),
    visual: { reason: 'Looks like Helpful.' },
  },
  beforeEach: () => {
    votes = []
  },
  play: async ({ canvas }) => {
    const amina = await canvas.findByRole('button', { name: helpful('.*Amina Haddad') })
    await press(amina)
    await waitFor(() => expect(amina).toHaveAttribute('aria-pressed', 'true'))
    // The first call is there, and waits.
    await waitFor(() => expect(votes).toEqual([true]))
    await press(amina)
    await waitFor(() => expect(amina).toHaveAttribute('aria-pressed', 'false'))
    answerVote()
    await waitFor(() => expect(votes).toEqual([true, false]))
    await expect(amina).toHaveAttribute('aria-pressed', 'false')
    await expect(amina).toHaveAccessibleName(helpful(' ?12 ?Amina Haddad'))
  },
}

/** Whoever wrote it does not count: it comes back as it was, and the server's words say why. */
export const HelpfulRefused: Story = {
  tags: ['!autodocs', 'no-vrt'],
  parameters: {
    ...helping(refuse(422, 'Your own review is for others to find helpful')),
    visual: { reason: 'Looks like Helpful, with a toast.' },
  },
  play: async ({ canvas }) => {
    const amina = await canvas.findByRole('button', { name: helpful('.*Amina Haddad') })
    await press(amina)
    await screen.findByText(say('Your own review is for others to find helpful'))
    await expect(amina).toHaveAttribute('aria-pressed', 'false')
    await expect(amina).toHaveAccessibleName(helpful(' ?12 ?Amina Haddad'))
  },
}

/** One's own is for others to find helpful: nothing is offered there. */
export const HelpfulOwn: Story = {
  tags: ['!autodocs', 'no-vrt'],
  parameters: {
    ...helping(undefined, [reviewList.reviews[0]?.id ?? 0]),
    visual: { reason: 'Looks like Helpful, with a button less.' },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: helpful('.*Jonas Weber') })
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: helpful('.*Amina Haddad') })).toBeNull(),
    )
  },
}

/** A guest is asked to log in first. */
export const HelpfulGuest: Story = {
  tags: ['!autodocs', 'no-vrt'],
  parameters: {
    shop: { ...helping().shop, user: null },
    visual: { reason: 'Looks like Helpful.' },
  },
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: helpful('.*Amina Haddad') }))
    await expect(authSpies.askLogin).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'helpful' }),
    )
  },
}

/** A server of wire.md's words only: the bars tell, and nothing can be chosen. */
export const StockServer: Story = {
  parameters: shop(stockReviewList),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article')
    await expect(canvas.queryByRole('searchbox')).toBeNull()
  },
}

/** What was said of a shop: many give it stars alone. */
export const OfShop: Story = {
  args: { of: { shop: 1 } },
  parameters: shop({ ...reviewList, reviews: shopReviews }),
}

/** A bar shows those with so many stars; pressed again, all. */
export const Narrowed: Story = {
  parameters: shop(narrowing),
  play: async ({ canvas }) => {
    const three = await canvas.findByRole('button', {
      name: say('{{count}} stars: {{share}}%', { count: 3, share: 6 }),
    })
    await press(three)
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1))
    await expect(three).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByText('Reza Karimi')).toBeVisible()
    await press(three)
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(5))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: say('Sort by') }), 'lowest')
    await waitFor(() => expect(canvas.getAllByRole('article')[0]).toHaveTextContent('Reza Karimi'))
  },
}

export const NoneFits: Story = {
  parameters: shop(narrowing),
  play: async ({ canvas }) => {
    await press(
      await canvas.findByRole('button', {
        name: say('{{count}} stars: {{share}}%', { count: 3, share: 6 }),
      }),
    )
    const withPhotos = canvas.getByRole('checkbox', { name: say('With photos') })
    withPhotos.focus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(canvas.getByText(say('No such reviews'))).toBeVisible())
  },
}

const search = (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) =>
  canvas.findByRole('searchbox', { name: say('Search in reviews') })

/** Enter looks for words, the count is told, and the focus stays; an empty box shows all of them again. */
export const Searched: Story = {
  parameters: shop(narrowing),
  play: async ({ canvas }) => {
    const box = await search(canvas)
    await userEvent.type(box, ' sleeves {Enter}')
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1))
    await expect(canvas.getByText('Jonas Weber')).toBeVisible()
    await expect(
      canvas.getByText(reviewCount(say, 1), { selector: '[aria-live]' }),
    ).toBeInTheDocument()
    await expect(box).toHaveFocus()
    await userEvent.clear(box)
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(5))
    await userEvent.type(box, 'sleeves')
    await press(canvas.getByRole('button', { name: say('Search') }))
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1))
  },
}

export const SearchedArabic: Story = {
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
  parameters: shop(narrowing),
  play: async ({ canvas }) => {
    await userEvent.type(await search(canvas), 'sleeves{Enter}')
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1))
  },
}

/** It says what nobody has written. */
export const NothingSaid: Story = {
  parameters: shop(narrowing),
  play: async ({ canvas }) => {
    await userEvent.type(await search(canvas), 'zips{Enter}')
    await expect(
      await canvas.findByText(say('No such review has the words “{{words}}”.', { words: 'zips' })),
    ).toBeVisible()
  },
}

export const NothingSaidArabic: Story = {
  ...NothingSaid,
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}

/** All of them are shown again, the box is empty, and the focus is not lost with the button. */
export const SearchTakenBack: Story = {
  ...NothingSaid,
  tags: ['!autodocs', 'no-vrt'],
  parameters: { ...shop(narrowing), visual: { reason: 'Looks like Default.' } },
  play: async (context) => {
    const { canvas } = context
    await NothingSaid.play?.(context)
    await press(canvas.getByRole('button', { name: say('Show all reviews') }))
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(5))
    await expect(await search(canvas)).toHaveValue('')
    await expect(canvas.getByRole('heading', { name: say('Reviews') })).toHaveFocus()
  },
}

/** One photo large at a time; arrow keys turn them, Escape leads back to the small one. */
export const PhotoViewer: Story = {
  tags: ['dialog'],
  play: async ({ canvas }) => {
    const second = await canvas.findByRole('button', {
      name: say('Photo {{number}}: {{words}}', {
        number: 2,
        words: isolate('Worn with a dark coat'),
      }),
    })
    await press(second)
    await screen.findByRole('dialog', {
      name: new RegExp(`^${say('Photos of {{name}}', { name: '' })}.*Amina`),
    })
    await waitFor(() =>
      expect(screen.getByRole('img', { name: 'Worn with a dark coat' })).toBeVisible(),
    )
    await userEvent.keyboard(document.dir === 'rtl' ? '{ArrowRight}' : '{ArrowLeft}')
    await waitFor(() =>
      expect(
        screen.getByText(say('{{number}} of {{total}}', { number: 1, total: 3 })),
      ).toBeVisible(),
    )
    await expect(screen.getByRole('img', { name: 'The sleeve, close up' })).toBeVisible()
  },
}

export const Loading: Story = { parameters: shop(neverAnswers) }
export const Empty: Story = { parameters: shop(noReviews) }
export const Failed: Story = { parameters: shop(refuse(500, 'The database is being moved.')) }
export const WithoutSummary: Story = {
  parameters: shop({ ...reviewList, average_rating_percentage: null }),
}

/** Foreign words are text, in their own direction, however long or odd. */
export const HostileWords: Story = {
  parameters: shop({
    ...reviewList,
    total: 2,
    reviews: [
      {
        ...reviews[0],
        customer_name: '<b>مريم</b> \u202Eolleh',
        description: '<script>alert(1)</script> <img src=x onerror=alert(1)>',
      },
      { ...reviews[1], description: 'Donaudampfschifffahrtsgesellschaft'.repeat(12) },
    ],
  }),
}

export const NextPage: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('Older') }))
    await expect(
      await canvas.findByText(say('Page {{page}} of {{pages}}', { page: 2, pages: 36 })),
    ).toBeVisible()
    await expect(canvas.getByRole('heading', { name: say('Reviews') })).toHaveFocus()
  },
}
