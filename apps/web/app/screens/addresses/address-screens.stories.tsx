import { address, addresses, user } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { forgetDrafts } from '#app/state/drafts/drafts.ts'
import { inTheAccount } from '#app/stories/in-the-shop.tsx'
import { longName, withLongWords } from '#app/stories/long-words.tsx'
import { press } from '#app/stories/press.ts'
import { say } from '#app/stories/say.ts'
import { hasHeard, neverAnswers, refuse, type StoryApi } from '#app/stories/story-api.ts'
import { type ShopStory, withShop } from '#app/stories/with-shop.tsx'
import { EditAddressScreen, NewAddressScreen } from './address-screens.tsx'

const at = (path: string, api: StoryApi = {}, known = addresses) => ({
  layout: 'fullscreen',
  shop: {
    user,
    path,
    api: { 'GET /addresses': { total: known.length, addresses: known }, ...api },
  } satisfies ShopStory,
})
const anew = (api?: StoryApi, known?: typeof addresses) => at('/manage-address/new', api, known)
const edit = (api?: StoryApi, known?: typeof addresses) => at('/manage-address/1/edit', api, known)

const meta = {
  title: 'Screens/Address',
  component: EditAddressScreen,
  decorators: [inTheAccount, withShop],
  args: { id: '1' },
  parameters: edit(),
  beforeEach: () => {
    forgetDrafts()
    return forgetDrafts
  },
} satisfies Meta<typeof EditAddressScreen>
export default meta
type Story = StoryObj<typeof meta>

const adding: Story = { render: () => <NewAddressScreen /> }

export const Edit: Story = {}

/** The first one starts with what the account knows, and is the default. */
export const First: Story = {
  ...adding,
  parameters: anew({}, []),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(new RegExp(say('Full name')))).toHaveValue(user.name)
    await expect(canvas.getByLabelText(new RegExp(say('Phone number')))).toHaveValue(user.phone)
    await expect(canvas.getByRole('checkbox')).toBeChecked()
  },
}

/** Saved, and on to the list. */
export const Another: Story = {
  ...adding,
  parameters: anew({ 'POST /address/store': { address: { ...address, id: 9 } } }),
  play: async ({ canvas }) => {
    await userEvent.type(
      await canvas.findByLabelText(new RegExp(say('Phone number'))),
      '5550100999',
    )
    await userEvent.type(
      canvas.getByLabelText(new RegExp(`^${say('Address')} \\*`)),
      '18 Wharf Lane',
    )
    await press(canvas.getByRole('button', { name: say('Save address') }))
    await waitFor(() => expect(hasHeard('POST /address/store')).toBe(true))
    await waitFor(() => expect(screen.getByText(say('The address is saved'))).toBeVisible())
  },
}

/** The server's messages stand under their fields, and values stay (more of it: Patterns/Addresses). */
export const FieldErrors: Story = {
  parameters: edit({
    'POST /address/1/update': refuse(422, 'The given data was invalid.', {
      phone: ['The phone must be at least 9 digits.'],
    }),
  }),
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: say('Save address') }))
    const phone = canvas.getByLabelText(new RegExp(say('Phone number')))
    await waitFor(() => expect(phone).toHaveFocus())
    await expect(phone).toHaveAccessibleDescription('The phone must be at least 9 digits.')
  },
}

/** A server that breaks has kept the old one: another kind, or a second line, is not called saved. */
export const NotSaved: Story = {
  parameters: edit({ 'POST /address/1/update': refuse(500, 'The server has a headache.') }),
  play: async ({ canvas }) => {
    const line = await canvas.findByLabelText(new RegExp(say('Address line 2')))
    await userEvent.clear(line)
    await userEvent.type(line, 'Gate code 77')
    await press(canvas.getByRole('button', { name: say('Save address') }))
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('The server has a headache.'),
    )
    await expect(line).toHaveValue('Gate code 77')
  },
}

/** An address of somebody else is not there. */
export const Unknown: Story = { args: { id: '4711' } }
export const Loading: Story = { parameters: edit({ 'GET /addresses': neverAnswers }) }
export const Failed: Story = {
  name: 'Error',
  parameters: edit({ 'GET /addresses': refuse(500, 'The server has a headache.') }),
}
export const LongTexts: Story = {
  decorators: [withLongWords],
  parameters: edit({}, [{ ...address, name: longName, address_line: longName.repeat(2) }]),
}
