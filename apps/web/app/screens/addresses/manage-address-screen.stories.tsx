import type { Address } from '@shop/contract'
import { addresses, user } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { inTheAccount } from '#app/stories/in-the-shop.tsx'
import { longName, withLongWords } from '#app/stories/long-words.tsx'
import { press } from '#app/stories/press.ts'
import { say } from '#app/stories/say.ts'
import { neverAnswers, refuse, type StoryAnswer, type StoryApi } from '#app/stories/story-api.ts'
import { type ShopStory, withShop } from '#app/stories/with-shop.tsx'
import { ManageAddressScreen } from './manage-address-screen.tsx'

const book = (list: readonly Address[], more: StoryApi = {}) =>
  withAnswer({ total: list.length, addresses: list }, more)
const withAnswer = (answer: StoryAnswer, more: StoryApi = {}) => ({
  layout: 'fullscreen',
  shop: {
    user,
    path: '/manage-address',
    api: { 'GET /addresses': answer, ...more },
  } satisfies ShopStory,
})

const meta = {
  title: 'Screens/Manage address',
  component: ManageAddressScreen,
  decorators: [inTheAccount, withShop],
  parameters: book(addresses),
} satisfies Meta<typeof ManageAddressScreen>
export default meta
type Story = StoryObj<typeof meta>

const cardsOf = async (canvas: { findByRole: typeof screen.findByRole }) =>
  within(await canvas.findByRole('list', { name: say('Your addresses') })).getAllByRole('listitem')
const cardAt = async (canvas: { findByRole: typeof screen.findByRole }, index: number) => {
  const card = (await cardsOf(canvas))[index]
  if (!card) throw new Error(`There is no address ${index}`)
  return within(card)
}

export const Several: Story = {}

/** The mark moves before the server has answered. */
export const AnotherDefault: Story = {
  parameters: book(addresses, { 'POST /address/2/update': neverAnswers }),
  play: async ({ canvas }) => {
    const second = await cardAt(canvas, 1)
    await press(second.getByRole('button', { name: say('Set as default') }))
    await expect(await second.findByText(say('Default'))).toBeVisible()
    await expect((await cardAt(canvas, 0)).queryByText(say('Default'))).toBeNull()
  },
}

/** The server refuses: the mark is back where it was, and a toast says why. */
export const DefaultRefused: Story = {
  parameters: book(addresses, {
    'POST /address/2/update': refuse(422, 'The area field is required.'),
  }),
  play: async ({ canvas }) => {
    const second = await cardAt(canvas, 1)
    await press(second.getByRole('button', { name: say('Set as default') }))
    await waitFor(() => expect(screen.getByText('The area field is required.')).toBeVisible())
    await expect(await (await cardAt(canvas, 0)).findByText(say('Default'))).toBeVisible()
  },
}

/** What the server below has stored. */
let stored: readonly Address[] = addresses

/** Another window has saved the first one meanwhile: what it is rolled back to is read anew. */
export const RefusedBesideAnother: Story = {
  tags: ['!autodocs', 'no-vrt'],
  parameters: {
    ...withAnswer(() => Response.json({ data: { total: stored.length, addresses: stored } }), {
      'POST /address/2/update': () => {
        stored = addresses.map((one, at) => (at === 0 ? { ...one, name: 'Nadia Karim' } : one))
        return refuse(422, 'The area field is required.')()
      },
    }),
    visual: { reason: 'It looks like Default Refused.' },
  },
  beforeEach: () => {
    stored = addresses
  },
  play: async ({ canvas }) => {
    const second = await cardAt(canvas, 1)
    await press(second.getByRole('button', { name: say('Set as default') }))
    await waitFor(() => expect(screen.getByText('The area field is required.')).toBeVisible())
    await expect(await (await cardAt(canvas, 0)).findByText('Nadia Karim')).toBeVisible()
  },
}

/** Asks about the second address, and says yes. */
async function deleteSecond(canvas: { findByRole: typeof screen.findByRole }) {
  await press((await cardAt(canvas, 1)).getByRole('button', { name: say('Delete') }))
  const question = await screen.findByRole('alertdialog', { name: say('Delete this address?') })
  await waitFor(() => expect(screen.getByRole('button', { name: say('Keep it') })).toHaveFocus())
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  return within(question)
}

/** Asked first; the focus goes to the list when the card is gone. */
export const Deleted: Story = {
  parameters: book(addresses, { 'DELETE /address/2/delete': {} }),
  play: async ({ canvas }) => {
    await deleteSecond(canvas)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(async () => expect(await cardsOf(canvas)).toHaveLength(2))
    await waitFor(() =>
      expect(canvas.getByRole('list', { name: say('Your addresses') })).toHaveFocus(),
    )
    await waitFor(() => expect(screen.getByText(say('The address is deleted'))).toBeVisible())
  },
}

/** An order uses it: the server's message stands in the question, and the address stays. */
export const InUse: Story = {
  parameters: book(addresses, {
    'DELETE /address/2/delete': refuse(422, 'This address is used by an order.'),
  }),
  play: async ({ canvas }) => {
    const question = await deleteSecond(canvas)
    await expect(await question.findByRole('alert')).toHaveTextContent(
      'This address is used by an order.',
    )
    await expect(await canvas.findAllByRole('listitem', { hidden: true })).not.toHaveLength(0)
  },
}

export const Empty: Story = { parameters: book([]) }
export const Loading: Story = { parameters: withAnswer(neverAnswers) }
export const Failed: Story = {
  name: 'Error',
  parameters: withAnswer(refuse(500, 'The server has a headache.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The server has a headache.')).toBeVisible()
  },
}

export const Many: Story = {
  parameters: book(
    Array.from({ length: 24 }, (_, index) => ({
      ...(addresses[index % addresses.length] as Address),
      id: index + 1,
      is_default: index === 0,
    })),
  ),
}

export const LongTexts: Story = {
  decorators: [withLongWords],
  parameters: book(
    addresses.map((one) => ({ ...one, name: longName, address_line: longName.repeat(2) })),
  ),
}
