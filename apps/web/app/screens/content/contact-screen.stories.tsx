import { access, contact, user } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { contactResource } from '#app/data/content.ts'
import { forgetDrafts } from '#app/state/drafts/drafts.ts'
import { session } from '#app/state/session/session-runtime.ts'
import { inTheShop } from '#app/stories/in-the-shop.tsx'
import { withLongWords } from '#app/stories/long-words.tsx'
import { say } from '#app/stories/say.ts'
import { neverAnswers, refuse, type StoryAnswer } from '#app/stories/story-api.ts'
import { known, type ShopStory, withShop } from '#app/stories/with-shop.tsx'
import { contactDrafts } from './contact-drafts.ts'
import { ContactScreen } from './contact-screen.tsx'

const answers = (answer: StoryAnswer): ShopStory => ({
  path: '/contact-us',
  known: known(contactResource, [], contact),
  user,
  api: { 'POST /support': answer, 'POST /update-last-seen': {} },
})

const meta = {
  title: 'Screens/Contact',
  component: ContactScreen,
  decorators: [withShop],
  tags: ['!autodocs'],
  beforeEach: () => forgetDrafts,
  parameters: { layout: 'fullscreen', shop: answers(neverAnswers) },
} satisfies Meta<typeof ContactScreen>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** A field's label says more than its name where it must be filled in. */
const field = (label: string) => new RegExp(say(label))

const write = async (canvas: Canvas) => {
  await userEvent.type(await canvas.findByLabelText(field('Subject')), 'A parcel')
  await userEvent.type(canvas.getByLabelText(field('Your message')), 'It came open.')
  await userEvent.click(canvas.getByRole('button', { name: say('Send message') }))
}

export const InTheShop: Story = {
  decorators: [inTheShop],
  tags: ['autodocs'],
}

/** What is missing is said under its field, and the first one gets the focus. */
export const Incomplete: Story = {
  parameters: { shop: { ...answers(neverAnswers), user: null } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('Send message') }))
    await waitFor(() => expect(canvas.getByLabelText(field('Full name'))).toHaveFocus())
    await expect(canvas.getAllByText(say('Please fill in this field'))).toHaveLength(4)
  },
}

/** The server’s first message stands under its field; values survive. */
export const Refused: Story = {
  parameters: {
    shop: answers(
      refuse(422, 'The selected phone is invalid.', { phone: ['The selected phone is invalid.'] }),
    ),
  },
  play: async ({ canvas }) => {
    await write(canvas)
    await waitFor(() => expect(canvas.getByLabelText(field('Phone number'))).toHaveFocus())
    await expect(canvas.getByText('The selected phone is invalid.')).toBeVisible()
    await expect(canvas.getByLabelText(field('Your message'))).toHaveValue('It came open.')
  },
}

/** Somebody who writes too often. */
export const TooMany: Story = {
  parameters: {
    shop: answers(refuse(429, 'Too many attempts. Please try again later.')),
  },
  play: async ({ canvas }) => {
    await write(canvas)
    await expect(
      await canvas.findByText(say('Too many attempts. Please try again later.')),
    ).toBeVisible()
  },
}

/** Nobody can look whether it has arrived: that is said, and what pressing again may do. */
export const Broken: Story = {
  parameters: { shop: answers(refuse(500, 'Server Error')) },
  play: async ({ canvas }) => {
    await write(canvas)
    await expect(await canvas.findByText(say('The shop has not answered'))).toBeVisible()
    await expect(
      canvas.getByText(say('It may have arrived all the same. Sent again, it may arrive twice.')),
    ).toBeVisible()
    await expect(canvas.getByLabelText(field('Your message'))).toHaveValue('It came open.')
  },
}

export const Sent: Story = {
  parameters: {
    shop: answers({ content: { id: 1, subject: 'A parcel', message: 'It came open.' } }),
  },
  play: async ({ canvas }) => {
    await write(canvas)
    await expect(
      await canvas.findByRole('button', { name: say('Write another message') }),
    ).toBeVisible()
    await expect(contactDrafts.read(user.id, 'contact')).toBeNull()
  },
}

/** The page comes back, hydrated as the server knows it: what was typed and not sent is there again. */
export const TypedBefore: Story = {
  parameters: { shop: { ...answers(neverAnswers), user: null } },
  beforeEach: () =>
    contactDrafts.keep(null, 'contact', { name: 'Nadia Karim', message: 'It came open.' }),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByLabelText(field('Your message'))).toHaveValue('It came open.'),
    )
    await expect(canvas.getByLabelText(field('Full name'))).toHaveValue('Nadia Karim')
    await userEvent.type(canvas.getByLabelText(field('Subject')), 'A parcel')
    await expect(contactDrafts.read(null, 'contact')).toEqual({
      name: 'Nadia Karim',
      phone: '',
      subject: 'A parcel',
      message: 'It came open.',
    })
  },
}

/** A guest who logs in on the way keeps what they have typed, beside their own name. */
export const LoggedInMeanwhile: Story = {
  tags: ['!autodocs', 'no-vrt'],
  parameters: {
    shop: { ...answers(neverAnswers), user: null },
    visual: { reason: 'It looks like what was typed before.' },
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(field('Your message')), 'It came open.')
    session.send({ type: 'loggedIn', access })
    await waitFor(() =>
      expect(canvas.getByLabelText(field('Full name'))).toHaveValue(access.user.name),
    )
    await expect(canvas.getByLabelText(field('Your message'))).toHaveValue('It came open.')
  },
}

export const LongTexts: Story = { decorators: [withLongWords] }
