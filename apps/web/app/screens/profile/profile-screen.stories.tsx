import { countries, user } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'
import { sessionStore } from '#app/data/session-store.ts'
import { forgetDrafts } from '#app/state/drafts/drafts.ts'
import { drawnPhoto } from '#app/stories/drawn-photo.ts'
import { inTheAccount } from '#app/stories/in-the-shop.tsx'
import { longName, withLongWords } from '#app/stories/long-words.tsx'
import { press } from '#app/stories/press.ts'
import { say } from '#app/stories/say.ts'
import { neverAnswers, refuse, type StoryApi } from '#app/stories/story-api.ts'
import { type ShopStory, withShop } from '#app/stories/with-shop.tsx'
import { ProfileScreen } from './profile-screen.tsx'

const at = (api: StoryApi = {}) => ({
  layout: 'fullscreen',
  shop: {
    user,
    path: '/profile',
    api: { 'GET /profile': { user }, 'GET /countries': { countries }, ...api },
  } satisfies ShopStory,
})
const saving = (answer: StoryApi[string]) => at({ 'POST /update-profile': answer })

const meta = {
  title: 'Screens/Profile',
  component: ProfileScreen,
  decorators: [inTheAccount, withShop],
  beforeEach: () => {
    forgetDrafts()
    return forgetDrafts
  },
  parameters: at(),
} satisfies Meta<typeof ProfileScreen>
export default meta
type Story = StoryObj<typeof meta>

const save = async (canvas: { findByRole: typeof screen.findByRole }) =>
  press(await canvas.findByRole('button', { name: say('Save changes') }))

export const Filled: Story = {}

/** The new name stands in the sidebar at once, and in storage for the other tabs. */
export const Saved: Story = {
  parameters: saving(async (request) => {
    const form = await request.formData()
    const fields = Object.fromEntries(form)
    return Response.json({
      data: { user: { ...user, ...fields, profile_photo: user.profile_photo } },
    })
  }),
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: new RegExp(say('Full name')) })
    await userEvent.clear(name)
    await userEvent.type(name, 'Nadia Karim')
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: new RegExp(say('Gender')) }),
      'other',
    )
    await save(canvas)
    await waitFor(() => expect(screen.getByText(say('Your profile is saved'))).toBeVisible())
    const sidebar = within(canvas.getByRole('complementary'))
    await expect(sidebar.getByText('Nadia Karim')).toBeVisible()
    await expect(sessionStore.read().user).toMatchObject({
      name: 'Nadia Karim',
      gender: 'other',
      phone_code: '1',
      date_of_birth: user.date_of_birth,
    })
  },
}

/** What the server below has stored. */
let stored = user
const saveThenBreak = async (request: Request) => {
  stored = { ...stored, name: String((await request.formData()).get('name')) }
  return refuse(502, 'Bad gateway')()
}

/** The server saves it and breaks before it says so: it is asked, and nobody is told that nothing was saved. */
export const AnswerLost: Story = {
  tags: ['!autodocs', 'no-vrt'],
  parameters: {
    ...at({
      'GET /profile': () => Response.json({ data: { user: stored } }),
      'POST /update-profile': saveThenBreak,
    }),
    visual: { reason: 'It ends as what is saved, which is photographed.' },
  },
  beforeEach: () => {
    stored = user
  },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: new RegExp(say('Full name')) })
    await userEvent.clear(name)
    await userEvent.type(name, 'Nadia Karim')
    await save(canvas)
    await waitFor(() => expect(screen.getByText(say('Your profile is saved'))).toBeVisible())
  },
}

const takeAll = async (request: Request) => {
  const { profile_photo: _, ...fields } = Object.fromEntries(await request.formData())
  stored = { ...stored, ...fields }
  return Response.json({ data: { user: stored } })
}

/** Another window saves a name that this one has not read: what is changed here leaves it alone. */
export const SavedElsewhereMeanwhile: Story = {
  tags: ['!autodocs', 'no-vrt'],
  parameters: {
    ...at({
      'GET /profile': () => Response.json({ data: { user: stored } }),
      'POST /update-profile': takeAll,
    }),
    visual: { reason: 'It ends as what is saved, which is photographed.' },
  },
  beforeEach: () => {
    stored = user
  },
  play: async ({ canvas }) => {
    const name = () => canvas.findByRole('textbox', { name: new RegExp(say('Full name')) })
    await expect(await name()).toHaveValue(user.name)
    stored = { ...user, name: 'Nadia Karim' }
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: new RegExp(say('Gender')) }),
      'other',
    )
    await save(canvas)
    await waitFor(() => expect(screen.getByText(say('Your profile is saved'))).toBeVisible())
    await expect(stored).toMatchObject({ name: 'Nadia Karim', gender: 'other' })
    await expect(await name()).toHaveValue('Nadia Karim')
  },
}

/** The page of who was thrown out goes, and comes back after the login. */
function Coming() {
  const [visit, setVisit] = useState(1)
  return (
    <>
      <button type="button" onClick={() => setVisit(visit + 1)}>
        Come back
      </button>
      <ProfileScreen key={visit} />
    </>
  )
}

/** What was sent and not saved is there after a session has ended, and is said to be no more than that. */
export const SentBefore: Story = {
  parameters: saving(refuse(500, 'Server Error')),
  render: () => <Coming />,
  play: async ({ canvas }) => {
    const name = () => canvas.findByRole('textbox', { name: new RegExp(say('Full name')) })
    await userEvent.clear(await name())
    await userEvent.type(await name(), 'Nadia Karim')
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: new RegExp(say('Gender')) }),
      'other',
    )
    await save(canvas)
    await canvas.findByText(say('The profile was not saved'))
    await press(canvas.getByRole('button', { name: 'Come back' }))
    await expect(await name()).toHaveValue('Nadia Karim')
    await expect(canvas.getByRole('combobox', { name: new RegExp(say('Gender')) })).toHaveValue(
      'other',
    )
    await expect(canvas.getByText(say('These changes are not saved'))).toBeVisible()
  },
}

/** Left and looked at again while it is saved: it says so, and cannot be sent a second time. */
export const BackWhileSaving: Story = {
  parameters: saving(neverAnswers),
  render: () => <Coming />,
  play: async ({ canvas }) => {
    const name = () => canvas.findByRole('textbox', { name: new RegExp(say('Full name')) })
    await userEvent.clear(await name())
    await userEvent.type(await name(), 'Nadia Karim')
    await save(canvas)
    await press(canvas.getByRole('button', { name: 'Come back' }))
    await expect(await name()).toHaveValue('Nadia Karim')
    await expect(canvas.getByText(say('These changes are being saved'))).toBeVisible()
    await expect(canvas.getByRole('button', { name: say('Save changes') })).toHaveAttribute(
      'aria-busy',
      'true',
    )
  },
}

let answerSave = () => {}

/** What is typed while it is saved is not saved: it stays, and is said so. */
export const TypedWhileSaving: Story = {
  tags: ['!autodocs', 'no-vrt'],
  parameters: {
    ...saving(
      () =>
        new Promise((resolve) => {
          const saved = { ...user, name: 'Nadia Karim' }
          answerSave = () => resolve(Response.json({ data: { user: saved } }))
        }),
    ),
    visual: { reason: 'It looks like Sent Before.' },
  },
  play: async ({ canvas }) => {
    const name = () => canvas.getByRole('textbox', { name: new RegExp(say('Full name')) })
    await canvas.findByRole('textbox', { name: new RegExp(say('Full name')) })
    await userEvent.clear(name())
    await userEvent.type(name(), 'Nadia Karim')
    await save(canvas)
    const busy = canvas.getByRole('button', { name: say('Save changes') })
    await waitFor(() => expect(busy).toHaveAttribute('aria-busy', 'true'))
    await userEvent.clear(name())
    await userEvent.type(name(), 'Nadia K.')
    answerSave()
    await waitFor(() => expect(screen.getByText(say('Your profile is saved'))).toBeVisible())
    await expect(name()).toHaveValue('Nadia K.')
    await expect(name()).toHaveFocus()
    await expect(canvas.getByText(say('These changes are not saved'))).toBeVisible()
    await press(canvas.getByRole('button', { name: say('Discard changes') }))
    await expect(name()).toHaveValue('Nadia Karim')
  },
}

/** What is not wanted goes, and what is saved stands there. */
export const Discarded: Story = {
  ...SentBefore,
  tags: ['!autodocs', 'no-vrt'],
  parameters: {
    ...SentBefore.parameters,
    visual: { reason: 'It looks like Filled.' },
  },
  play: async (context) => {
    await SentBefore.play?.(context)
    const { canvas } = context
    await press(canvas.getByRole('button', { name: say('Discard changes') }))
    const name = canvas.getByRole('textbox', { name: new RegExp(say('Full name')) })
    await expect(name).toHaveValue(user.name)
    await expect(name).toHaveFocus()
    await press(canvas.getByRole('button', { name: 'Come back' }))
    await expect(
      await canvas.findByRole('textbox', { name: new RegExp(say('Full name')) }),
    ).toHaveValue(user.name)
    await expect(canvas.queryByText(say('These changes are not saved'))).toBeNull()
  },
}

/** A photo is cut first, then shown where it will stand, and sent with the rest. */
export const NewPhoto: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: say('Choose a photo') })
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('There is no file input')
    const transfer = new DataTransfer()
    transfer.items.add(drawnPhoto())
    input.files = transfer.files
    await fireEvent.change(input)
    const use = await screen.findByRole('button', { name: say('Use this photo') })
    await waitFor(() => expect(use).toBeEnabled())
    await press(use)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(
      await canvas.findByText(say('The new photo is shown when your changes are saved.')),
    ).toBeVisible()
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: say('Choose a photo') })).toHaveFocus(),
    )
  },
}

/** The server's first message under each field, focus in the first wrong one, values kept. */
export const FieldErrors: Story = {
  parameters: saving(
    refuse(422, 'The given data was invalid.', {
      phone: ['The phone has already been taken.'],
      profile_photo: ['The profile photo must be an image.'],
      date_of_birth: ['The date of birth is not valid.'],
    }),
  ),
  play: async ({ canvas }) => {
    await save(canvas)
    await waitFor(() => expect(canvas.getByText('The phone has already been taken.')).toBeVisible())
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: say('Choose a photo') })).toHaveFocus(),
    )
    const birthday = canvas.getByLabelText(new RegExp(say('Date of birth')))
    await expect(birthday).toHaveAccessibleDescription('The date of birth is not valid.')
    await expect(birthday).toHaveValue(user.date_of_birth)
  },
}

const asking = 'Enter your current password to change your email or phone number.'

/** What the story's server was sent, form by form. */
const sent: Record<string, FormDataEntryValue>[] = []

/** Answers as the reference server does: a new e-mail needs the password. */
const requirePassword = async (request: Request) => {
  const form = Object.fromEntries(await request.formData())
  sent.push(form)
  const message = { undefined: asking, wrong: 'The current password is wrong.' }[
    String(form.current_password)
  ]
  if (message) return refuse(422, message, { current_password: [message] })()
  return Response.json({ data: { user: { ...user, email: form.email } } })
}

/** The field stands at the form's end: a phone's picture would not reach it. */
const wide = { tags: ['!autodocs'], globals: { viewport: { value: 'desktop' } } }

const changeEmail = async (canvas: Parameters<typeof save>[0]) => {
  sent.length = 0
  const email = await canvas.findByRole('textbox', { name: new RegExp(say('Email')) })
  await userEvent.clear(email)
  await userEvent.type(email, 'nadia@shop.example')
  await save(canvas)
}

/** The server asks for the password before it changes an e-mail or a phone; the focus is there. */
export const AsksPassword: Story = {
  ...wide,
  parameters: saving(requirePassword),
  play: async ({ canvas }) => {
    await changeEmail(canvas)
    const password = await canvas.findByLabelText(new RegExp(say('Current password')))
    await expect(password).toHaveFocus()
    await expect(password).toHaveAccessibleDescription(asking)
    await expect(sent.flatMap(Object.keys)).not.toContain('current_password')
  },
}

export const WrongPassword: Story = {
  ...wide,
  parameters: saving(requirePassword),
  play: async ({ canvas }) => {
    await changeEmail(canvas)
    const password = await canvas.findByLabelText(new RegExp(say('Current password')))
    await userEvent.type(password, 'wrong')
    await save(canvas)
    await waitFor(() =>
      expect(password).toHaveAccessibleDescription('The current password is wrong.'),
    )
    await expect(password).toHaveFocus()
    await expect(password).toHaveValue('wrong')
  },
}

/** The right one saves, and is not kept for the next change. */
export const PasswordGiven: Story = {
  tags: ['!autodocs', 'no-vrt'],
  parameters: {
    ...saving(requirePassword),
    visual: { reason: 'It ends as the filled form that is photographed above.' },
  },
  play: async ({ canvas }) => {
    await changeEmail(canvas)
    await userEvent.type(
      await canvas.findByLabelText(new RegExp(say('Current password'))),
      ' two words ',
    )
    await save(canvas)
    await waitFor(() => expect(screen.getByText(say('Your profile is saved'))).toBeVisible())
    await expect(sent.at(-1)).toMatchObject({ current_password: ' two words ' })
    await expect(canvas.queryByLabelText(new RegExp(say('Current password')))).toBeNull()
  },
}

/** A stock server that runs as a demo (wire.md 1.3): its message stands at the form. */
export const DemoMode: Story = {
  parameters: saving(refuse(403, 'This action is disabled in demo mode.')),
  play: async ({ canvas }) => {
    await save(canvas)
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('This action is disabled in demo mode.'),
    )
  },
}

export const Busy: Story = {
  parameters: saving(neverAnswers),
  play: async ({ canvas }) => {
    await save(canvas)
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: say('Save changes') })).toHaveAttribute(
        'aria-busy',
        'true',
      ),
    )
  },
}

/** Who came by a provider, in a shop whose countries do not load. */
export const AlmostNothing: Story = {
  parameters: at({
    'GET /profile': {
      user: {
        ...user,
        profile_photo: '',
        phone: null,
        phone_code: null,
        country: null,
        gender: null,
        date_of_birth: null,
      },
    },
    'GET /countries': refuse(500, 'The server has a headache.'),
  }),
}

export const Loading: Story = { parameters: at({ 'GET /profile': neverAnswers }) }
export const Failed: Story = {
  name: 'Error',
  parameters: at({ 'GET /profile': refuse(500, 'The server has a headache.') }),
}
export const LongTexts: Story = {
  decorators: [withLongWords],
  parameters: at({ 'GET /profile': { user: { ...user, name: longName } } }),
}
