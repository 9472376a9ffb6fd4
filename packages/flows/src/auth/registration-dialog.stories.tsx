import { countries, settings } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { withWords, wordsOf } from '../testing/words.tsx'
import { registrationScenes } from './registration.poses.ts'
import { RegistrationDialog, type RegistrationDialogProps } from './registration-dialog.tsx'

type Scene = keyof typeof registrationScenes

const meta = {
  title: 'Flows/Auth/Registration dialog',
  decorators: [withWords],
  parameters: { docs: { story: { inline: false, height: '900px' } } },
  args: {
    scene: 'editing',
    send: fn(),
    onDismiss: fn(),
    onLogin: fn(),
    countries: { list: countries },
    rules: settings,
    links: { terms: '/terms-and-conditions', privacy: '/privacy-policy' },
  },
  argTypes: { scene: { options: Object.keys(registrationScenes), control: 'select' } },
  render: ({ scene, ...props }) => (
    <RegistrationDialog open snapshot={registrationScenes[scene]} {...props} />
  ),
} satisfies Meta<{ scene: Scene } & Omit<RegistrationDialogProps, 'open' | 'snapshot'>>
export default meta
type Story = StoryObj<typeof meta>

/** Focus starts in the first field; Enter submits, the links open beside the form. */
export const Idle: Story = {
  play: async ({ args, globals }) => {
    const t = wordsOf(globals)
    await expect(await screen.findByRole('dialog', { name: t('Registration') })).toBeInTheDocument()
    const name = screen.getByRole('textbox', { name: new RegExp(t('Full name')) })
    await waitFor(() => expect(name).toHaveFocus())
    await userEvent.keyboard('A')
    await expect(args.send).toHaveBeenCalledWith({
      type: 'field.changed',
      field: 'name',
      value: 'A',
    })
    await userEvent.keyboard('{Enter}')
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'submit' })
    for (const [words, href] of [
      ['Terms & Conditions', '/terms-and-conditions'],
      ['Privacy Policy', '/privacy-policy'],
    ] as const) {
      const link = screen.getByRole('link', { name: t(words) })
      await expect(link).toHaveAttribute('href', href)
      await expect(link).toHaveAttribute('target', '_blank')
    }
    screen.getByRole('button', { name: t('Login') }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onLogin).toHaveBeenCalledOnce()
  },
}

/** The country brings the dial code; its list is searched by typing. */
export const ChoosingACountry: Story = {
  play: async ({ args, globals }) => {
    const t = wordsOf(globals)
    const name = await screen.findByRole('textbox', { name: new RegExp(t('Full name')) })
    await waitFor(() => expect(name).toHaveFocus())
    screen.getByRole('combobox', { name: t('Country') }).focus()
    await userEvent.keyboard('germ{ArrowDown}{Enter}')
    await expect(args.send).toHaveBeenCalledWith({
      type: 'country.chosen',
      country: countries.find(({ name }) => name === 'Germany'),
    })
  },
}

export const Filled: Story = { args: { scene: 'filled' } }

/** Waiting for the server: nothing can be typed or sent again, and closing still works. */
export const Submitting: Story = {
  args: { scene: 'submitting' },
  play: async ({ args, globals }) => {
    const t = wordsOf(globals)
    const button = await screen.findByRole('button', { name: t('Register') })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    const name = screen.getByRole('textbox', { name: new RegExp(t('Full name')) })
    await waitFor(() => expect(name).toHaveFocus())
    await userEvent.keyboard('x{Enter}')
    await expect(args.send).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}

/** The first message of each field under it; focus in the first wrong one. */
export const FieldErrors: Story = {
  args: { scene: 'failed' },
  play: async ({ globals }) => {
    const t = wordsOf(globals)
    const name = await screen.findByRole('textbox', { name: new RegExp(t('Full name')) })
    await waitFor(() => expect(name).toHaveFocus())
    await expect(name).toHaveAccessibleDescription('The name field is required.')
    const phone = screen.getByRole('textbox', { name: new RegExp(t('Phone number')) })
    await expect(phone).toHaveAccessibleDescription('The phone must have between 9 and 16 digits.')
    await expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(5)
    await expect(screen.queryByRole('alert')).toBeNull()
  },
}

/** A refusal that names no field stays readable above the button; the values stay. */
export const ServerError: Story = {
  args: { scene: 'serverError' },
  play: async ({ globals }) => {
    const t = wordsOf(globals)
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Accounts cannot be made at the moment. Please try again later.',
    )
    await expect(screen.getByRole('textbox', { name: new RegExp(t('Full name')) })).toHaveValue(
      'Amina Haddad',
    )
  },
}

export const EmailTaken: Story = { args: { scene: 'taken' } }

/** A shop that sends its codes by phone and can do without either. */
export const NothingButNameRequired: Story = {
  args: {
    rules: {
      ...settings,
      phone_required: false,
      register_otp_type: 'phone',
      forgot_otp_type: 'phone',
    },
  },
}

export const CountriesLoading: Story = { args: { countries: { list: undefined } } }

export const CountriesFailed: Story = {
  args: { countries: { list: undefined, failed: true, onRetry: fn() } },
}

export const LongText: Story = { args: { scene: 'longText' } }

export const Arabic: Story = {
  args: { scene: 'failed' },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}

export const Narrow: Story = {
  args: { scene: 'filled' },
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
}
