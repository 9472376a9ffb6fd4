import { access, countries, localSettings } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { sessionStore } from '#app/data/session-store.ts'
import { say } from '#app/stories/say.ts'
import { refuse } from '#app/stories/story-api.ts'
import { type ShopStory, withShop } from '#app/stories/with-shop.tsx'
import { LoginDialogs, openLogin } from './login-runtime.tsx'

/** What an open login does: for play functions, it is drawn by Flows/Auth. */
function Opened() {
  const [actor] = useState(() => openLogin(localSettings))
  useEffect(() => () => actor.send({ type: 'dismissed' }), [actor])
  return <LoginDialogs actor={actor} />
}

const answering = (login: NonNullable<ShopStory['api']>[string]) => ({
  shop: {
    settings: localSettings,
    api: {
      'GET /countries': { countries },
      'POST /login': login,
      'POST /update-last-seen': {},
    },
  } satisfies ShopStory,
})

const meta = {
  title: 'Patterns/Session/Login',
  component: Opened,
  decorators: [withShop],
  tags: ['!autodocs', 'no-vrt'],
  parameters: { visual: { reason: 'The dialogs are photographed in Flows/Auth.' } },
  beforeEach: () => () => sessionStore.clear(),
} satisfies Meta<typeof Opened>
export default meta
type Story = StoryObj<typeof meta>

/** Token and user are kept, the dialog closes, and 3 seconds of toast say so at the top right. */
export const Successful: Story = {
  parameters: answering(access),
  play: async () => {
    await screen.findByRole('dialog', { name: say('Login') })
    const password = screen.getByLabelText(say('Password'))
    password.focus()
    await userEvent.keyboard('{Enter}')
    const title = await screen.findByText(say('Login Successful'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(sessionStore.read()).toMatchObject({
      token: access.access.token,
      user: { id: access.user.id },
    })
    const toast = title.closest('li')
    const bar = toast?.querySelector<HTMLElement>('[style*=animation]')
    await expect(bar?.style.animationDuration).toBe('3000ms')
    const { top = 0, left = 0 } = toast?.getBoundingClientRect() ?? {}
    await expect(top).toBeLessThan(innerHeight / 2)
    // In both directions.
    if (innerWidth >= 1024) await expect(left).toBeGreaterThan(innerWidth / 2)
  },
}

/** The server's message as a toast, and under the fields what is wrong with them. */
export const Refused: Story = {
  parameters: answering(
    refuse(422, 'The given data was invalid.', { phone: ['This phone is unknown.'] }),
  ),
  play: async () => {
    await screen.findByRole('dialog', { name: say('Login') })
    const password = screen.getByLabelText(say('Password'))
    password.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByText('The given data was invalid.')
    await waitFor(() =>
      expect(screen.getByLabelText(say('Email or phone'))).toHaveAccessibleDescription(
        'This phone is unknown.',
      ),
    )
    await expect(sessionStore.read().token).toBeNull()
  },
}
