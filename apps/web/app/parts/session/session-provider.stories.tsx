import { localSettings } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { say } from '#app/stories/say.ts'
import { refuse } from '#app/stories/story-api.ts'
import { withShop } from '#app/stories/with-shop.tsx'
import { openLogin } from './login-runtime.tsx'
import { SessionProvider } from './session-provider.tsx'

const token = 'a-token-out-of-the-letter'
const sent: unknown[] = []

const meta = {
  title: 'Patterns/Session/From a letter',
  component: SessionProvider,
  decorators: [withShop],
  args: { children: null },
  tags: ['!autodocs', 'no-vrt'],
  parameters: { visual: { reason: 'The dialogs are photographed in Flows/Auth.' } },
  beforeEach: () => {
    sent.length = 0
    history.replaceState(history.state, '', `${location.pathname}${location.search}#reset=${token}`)
    return () => openLogin(localSettings).send({ type: 'dismissed' })
  },
} satisfies Meta<typeof SessionProvider>
export default meta
type Story = StoryObj<typeof meta>

const setPassword = async () => {
  await screen.findByRole('dialog', { name: say('Reset Password') })
  // The token is in no history and in no address that is shared.
  await expect(location.hash).toBe('')
  await userEvent.type(screen.getByLabelText(new RegExp(say('New password'))), 'a-new-password')
  await userEvent.type(screen.getByLabelText(new RegExp(say('Confirm password'))), 'a-new-password')
  await userEvent.keyboard('{Enter}')
}

/** The link of a letter opens the dialog for a new password, and the login after it. */
export const NewPassword: Story = {
  parameters: {
    shop: {
      api: {
        'POST /reset-password': async (request: Request) => {
          sent.push(await request.json())
          return Response.json({ message: 'Password reset successfully' })
        },
      },
    },
  },
  play: async () => {
    await setPassword()
    await screen.findByRole('dialog', { name: say('Login') })
    await expect(sent).toEqual([
      { token, password: 'a-new-password', password_confirmation: 'a-new-password' },
    ])
  },
}

/** A link that is too old is the server's to refuse. */
export const TooOld: Story = {
  parameters: {
    shop: { api: { 'POST /reset-password': refuse(422, 'Ask for a new code.') } },
  },
  play: async () => {
    await setPassword()
    await waitFor(() => expect(screen.getAllByText('Ask for a new code.')[0]).toBeVisible())
  },
}
