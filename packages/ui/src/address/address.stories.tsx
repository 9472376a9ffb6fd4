import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { IconButton } from '../icon-button/index.ts'
import { PencilIcon } from '../icons/index.ts'
import { Radio, RadioGroup } from '../radio-group/index.ts'
import { Address, AddressBox } from './index.ts'

const about = `
An address to read: who lives there, what it is, where, and the phone of whoever opens the door.

**When to use.** Wherever an order goes somewhere. \`AddressBox\` frames the one that a checkout delivers to, with a
button to change it; in a RadioGroup of cards it is one of several. **Something else:** to type one, Fields.

- Do: hand over the lines as they stand on a parcel in that country.
- Don't: say which one is the default where it is the only one in view.

**Accessibility.** Each line keeps its own direction; a phone number is always left to right. It is phrasing
content, so that it can be a radio's label: all of it is read with the choice.
`

const edit = fn()

const home = {
  name: 'Lena Weber',
  kind: 'Home',
  isDefault: true,
  lines: ['Lindenallee 12', '10115 Berlin', 'Germany'],
  phone: '+49 30 1234567',
}

const meta = {
  title: 'Primitives/Shop/Address',
  component: Address,
  subcomponents: { AddressBox },
  parameters: { docs: { description: { component: about } } },
  decorators: [
    (Story) => (
      <div className="w-80 max-w-full">
        <Story />
      </div>
    ),
  ],
  args: home,
} satisfies Meta<typeof Address>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** Nobody told a kind or a phone. */
export const NameAndPlaceAlone: Story = {
  args: { kind: undefined, isDefault: false, phone: null },
}

/** Where a checkout delivers to. */
export const InABox: Story = {
  render: (args) => (
    <AddressBox
      action={
        <IconButton label="Edit Address" size="sm" className="text-ink-muted" onClick={edit}>
          <PencilIcon aria-hidden="true" />
        </IconButton>
      }
    >
      <Address {...args} isDefault={false} />
    </AddressBox>
  ),
  play: async ({ canvas }) => {
    edit.mockClear()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Edit Address' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(edit).toHaveBeenCalledOnce()
  },
}

/** One of several: the whole address is what is chosen. */
export const ToChoose: Story = {
  tags: ['vrt-forced-colors'],
  render: (args) => (
    <RadioGroup label="Your addresses" variant="card" defaultValue="home">
      <Radio value="home">
        <Address {...args} />
      </Radio>
      <Radio value="office">
        <Address name="Lena Weber" kind="Office" lines={['Hafenstraße 3', '20457 Hamburg']} />
      </Radio>
    </RadioGroup>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /Lindenallee 12/ })).toBeChecked()
  },
}

export const LongText: Story = {
  args: {
    name: 'Donaudampfschifffahrtsgesellschaftskapitänswitwe Annegret von und zu Hohenstein',
    lines: ['Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetzstraße 128, Aufgang C'],
  },
  tags: ['vrt-zoom'],
}

export const Arabic: Story = {
  args: {
    name: 'ليلى حداد',
    kind: 'المنزل',
    lines: ['شارع الزيتون 12', 'دبي', 'الإمارات العربية المتحدة'],
    phone: '+971 50 123 4567',
  },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}

export const Dark: Story = { ...ToChoose, globals: { scheme: 'dark' }, tags: ['!autodocs'] }
