import type { Address } from '@shop/contract'
import { address, user } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { forgetDrafts } from '#app/state/drafts/drafts.ts'
import { longName, withLongWords } from '#app/stories/long-words.tsx'
import { press } from '#app/stories/press.ts'
import { say } from '#app/stories/say.ts'
import { neverAnswers, refuse, type StoryAnswer, unreachable } from '#app/stories/story-api.ts'
import { withShop } from '#app/stories/with-shop.tsx'
import { AddressDialog, type AddressDialogProps } from './address-dialog.tsx'
import { AddressText } from './address-text.tsx'
import { addressDrafts } from './use-address-start.ts'

const meta = {
  title: 'Patterns/Addresses/Address dialog',
  tags: ['dialog'],
  component: AddressDialog,
  decorators: [withShop],
  args: { open: true, onOpenChange: fn(), onSaved: fn(), isFirst: true },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '760px' } },
    shop: { user },
  },
  beforeEach: () => {
    forgetDrafts()
    return forgetDrafts
  },
} satisfies Meta<typeof AddressDialog>
export default meta
type Story = StoryObj<typeof meta>

/** As the checkout does: it closes, and the address stands there. */
function Chosen({ onSaved, ...props }: AddressDialogProps) {
  const [saved, setSaved] = useState<Address>()
  return (
    <div className="p-8">
      {saved ? <AddressText address={saved} /> : null}
      <AddressDialog
        {...props}
        open={!saved}
        onSaved={(address) => {
          onSaved(address)
          setSaved(address)
        }}
      />
    </div>
  )
}
const shows = async (canvas: Pick<typeof screen, 'findByText'>, text: string) => {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(async () => expect(await canvas.findByText(new RegExp(text))).toBeVisible())
}

const storing = (answer: StoryAnswer) => ({
  shop: { user, api: { 'POST /address/store': answer } },
})
const updating = (answer: StoryAnswer) => ({
  // After a failure it is looked for.
  shop: { user, api: { 'POST /address/1/update': answer, 'GET /addresses': { addresses: [] } } },
})
const wrong = refuse(422, 'The given data was invalid.', {
  phone: ['The phone must be at least 9 digits.', 'Another one'],
  address_line: ['The address line field is required.'],
  post_code: ['The post code field is required.'],
})

/** Saves by keyboard alone. */
const save = async () => {
  const button = await screen.findByRole('button', { name: say('Save address') })
  button.focus()
  await userEvent.keyboard('{Enter}')
  return button
}

/** The first address begins with what the account knows. */
export const New: Story = {}

/** A phone keeps its digits only, in whatever script they are typed. */
export const Saved: Story = {
  parameters: storing({ address: { ...address, id: 9, address_line: '17 Wharf Lane' } }),
  render: (args) => <Chosen {...args} />,
  play: async ({ args, canvas }) => {
    const name = await screen.findByLabelText(new RegExp(say('Full name')))
    await expect(name).toHaveValue(user.name)
    const phone = screen.getByLabelText(new RegExp(say('Phone number')))
    await userEvent.clear(phone)
    await userEvent.type(phone, '+1 (555) ٠١-0123')
    await expect(phone).toHaveValue('1555010123')
    await userEvent.tab()
    await userEvent.keyboard('17 Wharf Lane')
    await save()
    await waitFor(() =>
      expect(args.onSaved).toHaveBeenCalledWith(expect.objectContaining({ id: 9 })),
    )
    await shows(canvas, '17 Wharf Lane')
  },
}

/** Another one beside those that are known: nothing is filled in but the name. */
export const Another: Story = { args: { isFirst: false } }

/** What it is opened and closed by. */
function Opener(props: AddressDialogProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <AddressDialog {...props} open={open} onOpenChange={setOpen} />
    </>
  )
}

type Canvas = Pick<typeof screen, 'getByRole'>
const open = (canvas: Canvas) => press(canvas.getByRole('button', { name: 'Open' }))
const close = async () => {
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}
const field = (name: RegExp) => screen.findByLabelText(name)
const openAndType = async (canvas: Canvas) => {
  await open(canvas)
  await userEvent.type(await field(new RegExp(`^${say('Address')} \\*`)), '18 Wharf Lane')
  await userEvent.type(await field(new RegExp(say('Area or town'))), 'Harbour')
}

/** Closed with a slip of the finger, it opens as it was. */
export const OpenedAgain: Story = {
  tags: ['!autodocs', 'no-vrt'],
  parameters: { visual: { reason: 'It looks like New.' } },
  args: { isFirst: false },
  render: (args) => <Opener {...args} />,
  play: async ({ canvas }) => {
    await openAndType(canvas)
    await userEvent.click(screen.getByRole('radio', { name: say('Office address') }))
    await close()
    await open(canvas)
    await expect(await field(new RegExp(`^${say('Address')} \\*`))).toHaveValue('18 Wharf Lane')
    await expect(await field(new RegExp(say('Area or town')))).toHaveValue('Harbour')
    await expect(await field(new RegExp(say('Full name')))).toHaveValue(user.name)
    await expect(screen.getByRole('radio', { name: say('Office address') })).toBeChecked()
  },
}

/** An address that is changed begins with what is saved of it, whatever was typed for another one. */
export const Edit: Story = {
  args: { address },
  beforeEach: () =>
    addressDrafts.keep(user.id, 'new', {
      ...address,
      address_type: 'home',
      address_line: 'Elsewhere',
    }),
  play: async () => {
    await expect(await screen.findByDisplayValue(address.address_line)).toBeInTheDocument()
  },
}

/** Of a kind that only its server knows: what is sent instead is chosen on the page. */
export const ForeignKind: Story = {
  args: { address: { ...address, address_type: 'Castle' } },
  play: async () => {
    await expect(await screen.findByRole('radio', { name: say('Other address') })).toBeChecked()
  },
}

/** What was changed and not saved is said, and can be thrown away: what is saved stands there then. */
export const Unsaved: Story = {
  args: { address },
  beforeEach: () =>
    addressDrafts.keep(user.id, String(address.id), { ...address, address_line: '18 Wharf Lane' }),
  play: async () => {
    await expect(await screen.findByDisplayValue('18 Wharf Lane')).toBeInTheDocument()
  },
}

export const Discarded: Story = {
  ...Unsaved,
  tags: ['!autodocs', 'no-vrt'],
  parameters: { visual: { reason: 'It ends as Edit.' } },
  play: async () => {
    await press(await screen.findByRole('button', { name: say('Discard changes') }))
    await expect(screen.getByLabelText(new RegExp(`^${say('Address')} \\*`))).toHaveValue(
      address.address_line,
    )
    await expect(screen.getByLabelText(new RegExp(say('Full name')))).toHaveFocus()
    await expect(screen.queryByText(say('These changes are not saved'))).toBeNull()
    await expect(addressDrafts.read(user.id, String(address.id))).toBeNull()
  },
}

/** While it is saved, nothing of it can be thrown away. */
export const UnsavedSaving: Story = {
  ...Unsaved,
  tags: ['!autodocs', 'no-vrt'],
  parameters: { ...updating(neverAnswers), visual: { reason: 'It looks like Unsaved.' } },
  play: async () => {
    await save()
    await expect(screen.getByRole('button', { name: say('Discard changes') })).toBeDisabled()
  },
}

let answerSave = () => {}

/** Who has closed it while it was saved has gone on, and may have chosen another address: they are told, no more. */
export const ClosedWhileSaving: Story = {
  tags: ['!autodocs', 'no-vrt'],
  parameters: {
    ...storing(
      () =>
        new Promise((resolve) => {
          answerSave = () => resolve(Response.json({ data: { address: { ...address, id: 9 } } }))
        }),
    ),
    visual: { reason: 'A toast over a button of the story.' },
  },
  render: (args) => <Opener {...args} />,
  play: async ({ args, canvas }) => {
    await open(canvas)
    const button = await save()
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
    await close()
    answerSave()
    await waitFor(() => expect(screen.getByText(say('The address is saved'))).toBeVisible())
    await expect(args.onSaved).not.toHaveBeenCalled()
    // Its time stops while the focus is in it.
    await userEvent.keyboard('{F8}')
  },
}

/** Opened again meanwhile, it is that of one more address: what was sent goes, and what was typed since stays. */
export const TypedAgainWhileSaving: Story = {
  ...ClosedWhileSaving,
  args: { isFirst: false },
  parameters: { ...ClosedWhileSaving.parameters, visual: { reason: 'It looks like Another.' } },
  play: async ({ canvas }) => {
    await openAndType(canvas)
    const button = await save()
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
    await close()
    await open(canvas)
    await expect(await field(new RegExp(`^${say('Address')} \\*`))).toHaveValue('18 Wharf Lane')
    await userEvent.clear(await field(new RegExp(say('Area or town'))))
    await userEvent.type(await field(new RegExp(say('Area or town'))), 'Old Town')
    answerSave()
    await waitFor(async () =>
      expect(await field(new RegExp(`^${say('Address')} \\*`))).toHaveValue(''),
    )
    await expect(await field(new RegExp(say('Area or town')))).toHaveValue('Old Town')
    await expect(await field(new RegExp(say('Area or town')))).toHaveFocus()
    await waitFor(() => expect(screen.getByText(say('The address is saved'))).toBeVisible())
  },
}

let stored = address

/** Another window saves a name that this one has not read: what is changed here leaves it alone. */
export const SavedElsewhereMeanwhile: Story = {
  tags: ['!autodocs', 'no-vrt'],
  args: { address },
  parameters: {
    shop: {
      user,
      api: {
        'GET /addresses': () => Response.json({ data: { total: 1, addresses: [stored] } }),
        'POST /address/1/update': async (request: Request) => {
          stored = { ...stored, ...(await request.json()) }
          return Response.json({ data: { address: stored } })
        },
      },
    },
    visual: { reason: 'It looks like Edited.' },
  },
  render: (args) => <Chosen {...args} />,
  beforeEach: () => {
    stored = { ...address, name: 'Nadia Karim' }
  },
  play: async ({ args, canvas }) => {
    const line = await screen.findByLabelText(new RegExp(`^${say('Address')} \\*`))
    await userEvent.clear(line)
    await userEvent.type(line, '18 Wharf Lane')
    await save()
    const saved = { id: 1, name: 'Nadia Karim', address_line: '18 Wharf Lane' }
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith(expect.objectContaining(saved)))
    await shows(canvas, 'Nadia Karim')
    await shows(canvas, '18 Wharf Lane')
  },
}

/** So does one that is edited; what is cancelled is gone. */
export const EditedAgain: Story = {
  tags: ['!autodocs', 'no-vrt'],
  parameters: { visual: { reason: 'It looks like Edit.' } },
  args: { address },
  render: (args) => <Opener {...args} />,
  play: async ({ canvas }) => {
    const open = () => press(canvas.getByRole('button', { name: 'Open' }))
    const line = () => screen.findByLabelText(new RegExp(`^${say('Address')} \\*`))
    const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await open()
    await userEvent.clear(await line())
    await userEvent.type(await line(), '18 Wharf Lane')
    await userEvent.keyboard('{Escape}')
    await isClosed()
    await open()
    await expect(await line()).toHaveValue('18 Wharf Lane')
    await press(screen.getByRole('button', { name: say('Cancel') }))
    await isClosed()
    await open()
    await expect(await line()).toHaveValue(address.address_line)
  },
}

/** The changed address goes under its own id. */
export const Edited: Story = {
  args: { address },
  parameters: updating({ address: { ...address, address_line: '18 Wharf Lane' } }),
  render: (args) => <Chosen {...args} />,
  play: async ({ args, canvas }) => {
    await screen.findByRole('dialog', { name: say('Edit Address') })
    const line = screen.getByLabelText(new RegExp(`^${say('Address')} \\*`))
    await expect(line).toHaveValue(address.address_line)
    await userEvent.clear(line)
    await userEvent.type(line, '18 Wharf Lane')
    await save()
    await waitFor(() =>
      expect(args.onSaved).toHaveBeenCalledWith(
        expect.objectContaining({ id: 1, address_line: '18 Wharf Lane' }),
      ),
    )
    await shows(canvas, '18 Wharf Lane')
  },
}

/** The server's first message under each field, focus in the first wrong one, values kept. */
export const FieldErrors: Story = {
  parameters: storing(wrong),
  play: async () => {
    const phone = await screen.findByLabelText(new RegExp(say('Phone number')))
    await userEvent.clear(phone)
    await userEvent.type(phone, '123')
    await save()
    await waitFor(() =>
      expect(screen.getByText('The phone must be at least 9 digits.')).toBeVisible(),
    )
    await waitFor(() => expect(phone).toHaveFocus())
    await expect(phone).toHaveValue('123')
    await expect(phone).toHaveAccessibleDescription('The phone must be at least 9 digits.')
    await userEvent.type(phone, '4')
    await expect(screen.queryByText('The phone must be at least 9 digits.')).toBeNull()
    await expect(phone).toHaveFocus()
    await expect(screen.getByText('The post code field is required.')).toBeVisible()
  },
}

/** A refusal that names no field. */
export const ServerError: Story = {
  args: { address },
  parameters: updating(refuse(500, 'The server has a headache.')),
  play: async () => {
    await save()
    await waitFor(() => expect(screen.getByText('The server has a headache.')).toBeVisible())
  },
}

/** A refusal about a field that the form does not have is said above it. */
export const UnknownField: Story = {
  parameters: storing(
    refuse(422, 'We do not deliver to this place.', { latitude: ['Out of reach.'] }),
  ),
  play: async () => {
    await save()
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Out of reach.'))
    await expect(screen.getByRole('alert')).toHaveFocus()
  },
}

export const Unreachable: Story = {
  parameters: storing(unreachable),
  play: async () => {
    await save()
    await waitFor(() => expect(screen.getByText(say('The shop has not answered'))).toBeVisible())
  },
}

export const Busy: Story = {
  parameters: storing(neverAnswers),
  play: async () => {
    const button = await save()
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
  },
}

export const LongTexts: Story = {
  decorators: [withLongWords],
  args: { address: { ...address, name: longName, address_line: longName.repeat(2) } },
}
export const Arabic: Story = { globals: { locale: 'ar' }, tags: ['!autodocs'] }
export const Narrow: Story = {
  args: { address },
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
}
