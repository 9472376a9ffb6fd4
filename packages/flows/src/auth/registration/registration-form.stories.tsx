import { countries, settings } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { MachineChart } from '../../testing/machine-chart.tsx'
import { nowIn } from '../../testing/now-in.ts'
import { PlayedMachine } from '../../testing/played-machine.tsx'
import { pretendedCalls } from '../../testing/pretended-server.ts'
import { SideBySide } from '../../testing/side-by-side.tsx'
import { wordsOf } from '../../testing/words.ts'
import { connectRegistration } from '../connect-auth.ts'
import { registrationMachine } from './registration.machine.ts'
import { registrationPoses, registrationScenes } from './registration.poses.ts'
import { RegistrationForm, type RegistrationFormProps } from './registration-form.tsx'

type Scene = keyof typeof registrationScenes
const scenes = Object.keys(registrationScenes) as Scene[]

const meta = {
  title: 'Flows/Auth/Registration form',
  args: {
    scene: 'editing',
    send: fn(),
    onLogin: fn(),
    countries: { list: countries },
    rules: settings,
    links: { terms: '/terms-and-conditions', privacy: '/privacy-policy' },
  },
  argTypes: { scene: { options: scenes, control: 'select' } },
  render: ({ scene, ...props }) => (
    <div className="grid max-w-90 gap-6 text-sm">
      <RegistrationForm key={scene} snapshot={registrationScenes[scene]} {...props} />
    </div>
  ),
} satisfies Meta<{ scene: Scene } & Omit<RegistrationFormProps, 'snapshot'>>
export default meta
type Story = StoryObj<typeof meta>

/** Enter submits, the links open beside the form, and there is a way back. */
export const Playground: Story = {
  play: async ({ canvas, args, globals }) => {
    const t = wordsOf(globals)
    canvas.getByRole('textbox', { name: new RegExp(t('Full name')) }).focus()
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
      const link = canvas.getByRole('link', { name: t(words) })
      await expect(link).toHaveAttribute('href', href)
      await expect(link).toHaveAttribute('target', '_blank')
    }
    canvas.getByRole('button', { name: t('Login') }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onLogin).toHaveBeenCalledOnce()
  },
}

/** The machine itself: its states, and every way between them. */
export const Chart: Story = {
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'Drawn from the definition, which tests walk.' } },
  render: () => <MachineChart machine={registrationMachine} />,
}

const playing = connectRegistration(pretendedCalls)

/** The machine runs: a registration without a name is refused. */
export const Playing: Story = {
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'One of those in Every state, beside the chart.' } },
  render: ({ scene: _, ...props }) => (
    <PlayedMachine
      machine={playing}
      poses={registrationPoses}
      view={(snapshot, actor) => (
        <RegistrationForm {...props} snapshot={snapshot} send={actor.send} />
      )}
    />
  ),
  play: async ({ canvas, globals }) => {
    const t = wordsOf(globals)
    await nowIn(canvas, 'registration.editing')
    await userEvent.click(canvas.getByRole('button', { name: t('Register') }))
    await nowIn(canvas, 'registration.failed')
    await userEvent.selectOptions(canvas.getByLabelText('Jump to'), 'accepted')
    await nowIn(canvas, 'registration.accepted')
  },
}

/** All states of the machine, side by side, some with other data. */
export const EveryState: Story = {
  render: ({ scene: _, ...props }) => (
    <SideBySide names={scenes}>
      {(scene) => <RegistrationForm snapshot={registrationScenes[scene]} {...props} />}
    </SideBySide>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(scenes.length)
  },
}

/** The country brings the dial code; its list is searched by typing. */
export const ChoosingACountry: Story = {
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'The list is pictured with the combobox.' } },
  play: async ({ canvas, args, globals }) => {
    const t = wordsOf(globals)
    canvas.getByRole('combobox', { name: t('Country') }).focus()
    await userEvent.keyboard('germ{ArrowDown}{Enter}')
    await expect(args.send).toHaveBeenCalledWith({
      type: 'country.chosen',
      country: countries.find(({ name }) => name === 'Germany'),
    })
    await userEvent.keyboard('germ')
  },
}

/** Waiting for the server: nothing can be typed or sent again. */
export const Submitting: Story = {
  args: { scene: 'submitting' },
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'One of those in Every state.' } },
  play: async ({ canvas, args, globals }) => {
    const t = wordsOf(globals)
    const button = canvas.getByRole('button', { name: t('Register') })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    canvas.getByRole('textbox', { name: new RegExp(t('Full name')) }).focus()
    await userEvent.keyboard('x{Enter}')
    await expect(args.send).not.toHaveBeenCalled()
  },
}

/** The first message of each field under it; focus in the first wrong one. */
export const FieldErrors: Story = {
  args: { scene: 'failed' },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = wordsOf(globals)
    const name = canvas.getByRole('textbox', { name: new RegExp(t('Full name')) })
    await waitFor(() => expect(name).toHaveFocus())
    await expect(name).toHaveAccessibleDescription('The name field is required.')
    const phone = canvas.getByRole('textbox', { name: new RegExp(t('Phone number')) })
    await expect(phone).toHaveAccessibleDescription('The phone must have between 9 and 16 digits.')
    await expect(canvasElement.querySelectorAll('[aria-invalid=true]')).toHaveLength(5)
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

/** A refusal that names no field stays readable above the button; the values stay. */
export const ServerError: Story = {
  args: { scene: 'serverError' },
  play: async ({ canvas, globals }) => {
    const t = wordsOf(globals)
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Accounts cannot be made at the moment. Please try again later.',
    )
    await expect(canvas.getByRole('textbox', { name: new RegExp(t('Full name')) })).toHaveValue(
      'Amina Haddad',
    )
  },
}

export const EmailTaken: Story = { args: { scene: 'taken' } }

export const LongText: Story = { args: { scene: 'longText' } }

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
  play: async ({ canvas, args, globals }) => {
    const t = wordsOf(globals)
    canvas.getByRole('combobox', { name: t('Country') }).focus()
    await userEvent.keyboard('{ArrowDown}')
    // The list is drawn before it is opened.
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: t('Retry') }))
    await expect(args.countries?.onRetry).toHaveBeenCalledOnce()
  },
}
