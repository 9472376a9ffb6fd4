import { user } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { inTheAccount } from '#app/stories/in-the-shop.tsx'
import { withLongWords } from '#app/stories/long-words.tsx'
import { press } from '#app/stories/press.ts'
import { say } from '#app/stories/say.ts'
import { hasHeard, neverAnswers, refuse, type StoryAnswer } from '#app/stories/story-api.ts'
import { type ShopStory, withShop } from '#app/stories/with-shop.tsx'
import { ChangePasswordScreen } from './change-password-screen.tsx'

const answered = (answer: StoryAnswer) => ({
  layout: 'fullscreen',
  shop: {
    user,
    path: '/change-password',
    api: { 'POST /change-password': answer },
  } satisfies ShopStory,
})

const meta = {
  title: 'Screens/Change password',
  component: ChangePasswordScreen,
  decorators: [inTheAccount, withShop],
  parameters: answered({}),
} satisfies Meta<typeof ChangePasswordScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Fills the form by keyboard alone, and sends it. */
async function fill(
  canvas: { findByLabelText: typeof screen.findByLabelText },
  values: readonly [current: string, next: string, again: string],
) {
  for (const [index, label] of [
    say('Current password'),
    say('New password'),
    say('Confirm password'),
  ].entries()) {
    await userEvent.type(
      await canvas.findByLabelText(new RegExp(`^${label}`), { selector: 'input' }),
      values[index] ?? '',
    )
  }
  await userEvent.keyboard('{Enter}')
}

export const Empty: Story = {}

/** Done: the boxes are empty again. */
export const Changed: Story = {
  play: async ({ canvas }) => {
    await fill(canvas, ['secret-one', 'secret-two', 'secret-two'])
    await waitFor(() => expect(screen.getByText(say('Your password is changed'))).toBeVisible())
    await expect(
      canvas.getByLabelText(new RegExp(`^${say('New password')}`), { selector: 'input' }),
    ).toHaveValue('')
  },
}

/** Told without asking the server. */
export const Mismatch: Story = {
  play: async ({ canvas }) => {
    await fill(canvas, ['secret-one', 'secret-two', 'secret-tow'])
    const again = canvas.getByLabelText(new RegExp(`^${say('Confirm password')}`), {
      selector: 'input',
    })
    await waitFor(() => expect(again).toHaveFocus())
    await expect(again).toHaveAccessibleDescription(say('Confirm Password does not match.'))
    await expect(hasHeard('POST /change-password')).toBe(false)
  },
}

/** A message without errors by field stands at the form (wire.md 10). */
export const WrongCurrent: Story = {
  parameters: answered(refuse(422, 'The current password is wrong.')),
  play: async ({ canvas }) => {
    await fill(canvas, ['secret-eno', 'secret-two', 'secret-two'])
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(say('The current password is wrong.')),
    )
    await expect(
      canvas.getByLabelText(new RegExp(`^${say('New password')}`), { selector: 'input' }),
    ).toHaveValue('secret-two')
  },
}

let presses = 0
/** It broke after it was done: that the old one is wrong now does not say that the new one does not hold. */
export const BrokenThenRefused: Story = {
  beforeEach: () => {
    presses = 0
  },
  parameters: answered(() => {
    presses += 1
    return presses === 1
      ? refuse(500, 'Server Error')()
      : refuse(422, 'The current password is wrong.')()
  }),
  play: async ({ canvas }) => {
    await fill(canvas, ['secret-one', 'secret-two', 'secret-two'])
    const told = say('Your password may be changed already. Try to log in with the new one.')
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(told))
    await press(canvas.getByRole('button', { name: say('Change Password') }))
    await waitFor(() => expect(presses).toBe(2))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(told))
    await expect(canvas.queryByText(say('The password was not changed'))).toBeNull()
  },
}

export const FieldErrors: Story = {
  parameters: answered(
    refuse(422, 'The given data was invalid.', {
      password: ['The password field must be at least 6 characters.'],
    }),
  ),
  play: async ({ canvas }) => {
    await fill(canvas, ['secret-one', 'short', 'short'])
    await waitFor(() =>
      expect(
        canvas.getByLabelText(new RegExp(`^${say('New password')}`), { selector: 'input' }),
      ).toHaveFocus(),
    )
  },
}

export const Busy: Story = {
  parameters: answered(neverAnswers),
  play: async ({ canvas }) => {
    await fill(canvas, ['secret-one', 'secret-two', 'secret-two'])
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: say('Change Password') })).toHaveAttribute(
        'aria-busy',
        'true',
      ),
    )
  },
}

export const LongTexts: Story = { decorators: [withLongWords] }
