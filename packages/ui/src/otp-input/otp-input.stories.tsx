import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Field } from '../field/index.ts'
import { expectReset, StoryForm, sentBy } from '../lib/story-form.tsx'
import { StoryStates } from '../lib/story-states.tsx'
import { OtpInput, otpSizes } from './index.ts'

const sizes = Object.keys(otpSizes) as Array<keyof typeof otpSizes>

const boxes = (root: HTMLElement) =>
  [...root.querySelectorAll('[data-slot=otp-box]')].map(({ textContent }) => textContent)

/** Which box has the ring. */
const ringed = (root: HTMLElement) =>
  [...root.querySelectorAll('[data-slot=otp-box]')].findIndex(
    (box) => getComputedStyle(box).outlineStyle === 'solid',
  )

const meta = {
  title: 'Primitives/Forms/OtpInput',
  component: OtpInput,
  args: { 'aria-label': 'Code', onValueChange: fn(), onComplete: fn() },
  parameters: {
    docs: {
      description: {
        component: `The one-time code that was sent by SMS or e-mail.

**Use it** for short codes of digits that are typed once. **Use something else** for passwords
(PasswordInput), voucher codes with letters (TextInput), phone numbers (PhoneInput).

| Do | Don't |
| --- | --- |
| Send the code in \`onComplete\`: no button is needed | Wait for a press after the last digit |
| Say where the code went, in a Field's \`hint\` | Ask for a code without saying where it is |
| Empty it with \`value\` after a wrong code, and say why in \`error\` | Disable pasting |

| Key | Does |
| --- | --- |
| a digit | fills the box and goes on to the next; takes the place of a digit that is there |
| Backspace | in a full box: empties it; in an empty one: goes back to the one before and empties that |
| Arrow left, right, Home, End | to another box, left and right as seen, in every language |
| paste | fills all boxes, whatever stands around the code; what is no such code changes nothing and is told by \`onMismatch\` |

**Accessibility**: one real input, so it has one name, one description, and autofill of the code
(\`one-time-code\`) and screen readers work. Arabic and Persian digits are taken and handed on as Latin
ones. The boxes stand from left to right in every language, as the code is written.`,
      },
    },
  },
} satisfies Meta<typeof OtpInput>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await userEvent.keyboard('12')
    await expect(boxes(canvasElement)).toEqual(['1', '2', '', ''])
    await expect(ringed(canvasElement)).toBe(2)
    await userEvent.keyboard('34')
    await expect(args.onComplete).toHaveBeenCalledOnce()
    await expect(args.onComplete).toHaveBeenCalledWith('1234')
    await userEvent.keyboard('5x')
    await expect(canvas.getByRole('textbox')).toHaveValue('1234')
  },
}

/** A digit goes on, Backspace in an empty box goes back; arrows go to a box and typing replaces what is in it. */
export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.tab()
    await userEvent.keyboard('12{Backspace}')
    await expect(ringed(canvasElement)).toBe(1)
    await expect(input).toHaveValue('1')
    await userEvent.keyboard('23{ArrowLeft}{ArrowLeft}')
    await expect(ringed(canvasElement)).toBe(1)
    await userEvent.keyboard('9')
    await expect(input).toHaveValue('193')
    await expect(ringed(canvasElement)).toBe(2)
    await userEvent.keyboard('{Home}8')
    await expect(input).toHaveValue('893')
    await userEvent.keyboard('{End}4{Backspace}')
    await expect(input).toHaveValue('893')
    await expect(ringed(canvasElement)).toBe(3)
  },
}

export const Pasted: Story = {
  parameters: { visual: { reason: 'What is pasted looks as what is typed.' } },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('9')
    await userEvent.paste('Your code is 12-34.')
    await expect(boxes(canvasElement)).toEqual(['1', '2', '3', '4'])
    await expect(args.onComplete).toHaveBeenCalledOnce()
    await expect(args.onComplete).toHaveBeenCalledWith('1234')
  },
}

/** Six digits are no code of four: nothing is cut out of them. */
export const PastedOther: Story = {
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'Nothing changes: the boxes stay as they are.' } },
  args: { onMismatch: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('9')
    await userEvent.paste('123456')
    await expect(boxes(canvasElement)).toEqual(['9', '', '', ''])
    await expect(args.onMismatch).toHaveBeenCalledOnce()
    await expect(args.onComplete).not.toHaveBeenCalled()
  },
}

export const Sizes: Story = {
  render: (args) => (
    <div className="grid gap-4">
      {sizes.map((size) => (
        <OtpInput key={size} {...args} aria-label={size} size={size} defaultValue="12" />
      ))}
    </div>
  ),
}

export const States: Story = {
  render: (args) => (
    <StoryStates>
      {(_, state) => (
        <OtpInput
          {...args}
          aria-label={state}
          defaultValue={state === 'focus' ? '12' : '1234'}
          disabled={state === 'disabled'}
          className="max-w-40"
        />
      )}
    </StoryStates>
  ),
}

export const SixDigits: Story = { args: { length: 6, defaultValue: '123' } }

export const Focus: Story = { args: { defaultValue: '12' }, play: () => userEvent.tab() }

export const Disabled: Story = { args: { disabled: true, defaultValue: '1234' } }

/** The code is being checked. */
export const Checking: Story = {
  args: { busy: true, defaultValue: '1234' },
  parameters: {
    visual: {
      reason: 'That the code is being checked is heard here; the form around it shows it.',
    },
  },
}

function Refused(args: Partial<Parameters<typeof OtpInput>[0]>) {
  const [code, setCode] = useState('')
  const [error, setError] = useState('')
  return (
    <Field
      label="Code"
      hint="Sent to +971 50 123 4567. It is valid for ten minutes."
      error={error}
      className="max-w-80"
    >
      <OtpInput
        {...args}
        aria-label={undefined}
        value={code}
        onValueChange={setCode}
        onComplete={() => {
          setError('The code is wrong.')
          setCode('')
        }}
      />
    </Field>
  )
}

/** A wrong code: the boxes are emptied, the next digit goes into the first one. */
export const Failed: Story = {
  name: 'Error',
  render: (args) => <Refused {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByRole('textbox', { name: 'Code' })
    await userEvent.tab()
    await userEvent.keyboard('1234')
    await expect(input).toHaveAccessibleDescription('The code is wrong.')
    await expect(boxes(canvasElement)).toEqual(['', '', '', ''])
    await expect(ringed(canvasElement)).toBe(0)
    await userEvent.keyboard('7')
    await expect(boxes(canvasElement)).toEqual(['7', '', '', ''])
  },
}

export const LongText: Story = { args: { length: 8, defaultValue: '12345678', size: 'lg' } }

export const InAForm: Story = {
  args: { name: 'code' },
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'Looks like Playground, above a button.' } },
  render: (args) => (
    <StoryForm>
      <OtpInput {...args} />
    </StoryForm>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('textbox'), '12')
    await expect(sentBy(canvasElement)).toEqual(['code=12'])
    await expectReset(canvasElement, ['code='])
    await expect(boxes(canvasElement).join('')).toBe('')
  },
}

export const Dark: Story = {
  args: { defaultValue: '12' },
  globals: { scheme: 'dark' },
  tags: ['!autodocs'],
}

/** Arabic and Persian digits count; the boxes stay from left to right. */
export const Arabic: Story = {
  args: { 'aria-label': 'الرمز' },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('١٢۳۴')
    await expect(args.onComplete).toHaveBeenCalledOnce()
    await expect(args.onComplete).toHaveBeenCalledWith('1234')
    const [first, second] = canvasElement.querySelectorAll('[data-slot=otp-box]')
    const left = (box?: Element) => box?.getBoundingClientRect().left ?? 0
    await expect(left(first)).toBeLessThan(left(second))
    await userEvent.keyboard('{ArrowLeft}٩')
    await expect(canvas.getByRole('textbox')).toHaveValue('1294')
  },
}
