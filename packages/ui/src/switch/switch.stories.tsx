import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { fieldStates, StoryStates } from '../lib/story-states.tsx'
import { Switch } from './index.ts'

const about = `
On or off, at once.

**When to use.** For a setting that works when it is touched. **Something else:** what waits for a Save
button, or is one of several, is a Checkbox.

- Do: word it as the thing that is on: "Email me about orders".
- Do: show the new state at once, and take it back with a toast when the server refuses.
- Don't: change the words with the state.

**Keys.** Tab reaches it, Space switches.

**Accessibility.** A native checkbox with the role \`switch\`; place tells on from off, not colour alone.
The words are its label; without them pass \`aria-label\`.
`

const meta = {
  title: 'Primitives/Forms/Switch',
  component: Switch,
  args: { children: 'Email me about orders', onCheckedChange: fn() },
  parameters: { docs: { description: { component: about } } },
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('switch')).toBeChecked()
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true)
  },
}

export const States: Story = {
  tags: ['vrt-forced-colors'],
  render: (args) => (
    <StoryStates rows={['off', 'on']} states={fieldStates}>
      {(row, state) => (
        <Switch {...args} defaultChecked={row === 'on'} disabled={state === 'disabled'}>
          {row}
        </Switch>
      )}
    </StoryStates>
  ),
}

export const Dark: Story = { ...States, globals: { scheme: 'dark' }, tags: ['!autodocs'] }

/** Held from outside: a refusal leaves it as it was. */
export const Refused: Story = {
  args: { checked: false },
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true)
    await expect(canvas.getByRole('switch')).not.toBeChecked()
  },
}

export const WithoutWords: Story = { args: { children: undefined, 'aria-label': 'Dark colours' } }

export const LongText: Story = {
  args: {
    children: 'Benachrichtigungseinstellungen für Sendungsverfolgungsaktualisierungen',
    hint: 'Wir schreiben höchstens einmal am Tag.',
    className: 'max-w-60',
  },
  tags: ['vrt-zoom'],
}

/** The knob goes to the start of the text, which is the right. */
export const Arabic: Story = {
  args: { children: 'راسلني بشأن الطلبات', defaultChecked: true },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}
