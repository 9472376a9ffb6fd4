import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { Field } from '../field/index.ts'
import { fieldStates, StoryStates } from '../lib/story-states.tsx'
import { FileInput } from './index.ts'

const drawing = (hue: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"><rect width="96" height="96" fill="hsl(${hue} 40% 80%)"/><circle cx="48" cy="48" r="24" fill="hsl(${hue} 40% 40%)"/></svg>`

const picture = (name: string, hue = 200) =>
  new File([drawing(hue)], name, { type: 'image/svg+xml' })
const paper = new File(['%PDF-1.7'], 'invoice.pdf', { type: 'application/pdf' })
const large = new File(['x'.repeat(3 * 1024)], 'panorama.png', { type: 'image/png' })

const inputOf = (root: HTMLElement) => {
  const input = root.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('There is no file input.')
  return input
}

function listOf(files: File[]) {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  return transfer
}

/** As the system's chooser does, which no test can press. */
async function pick(root: HTMLElement, files: File[]) {
  const input = inputOf(root)
  input.files = listOf(files).files
  await fireEvent.change(input)
}

const rows = (root: HTMLElement) => root.querySelectorAll('[data-slot=file-input-file]')

const meta = {
  title: 'Primitives/Forms/FileInput',
  component: FileInput,
  args: {
    'aria-label': 'Attachments',
    accept: 'image/*,.pdf',
    maxSize: 2 * 1024 ** 2,
    multiple: true,
    onValueChange: fn(),
    className: 'max-w-96',
  },
  parameters: {
    docs: {
      description: {
        component: `Files to send, with their pictures.

**Use it** for a ticket's attachments, a review's photos, a shop's logo. **Use something else** for a
link to a file (TextInput of type url).

| Do | Don't |
| --- | --- |
| Pass the limits that the server has (\`accept\`, \`maxSize\`, \`maxFiles\`) | Let a server refuse what was known before |
| Show the server's answer under its file (\`fileError\`) | Put one message over all files |
| Send when the form is sent | Start an upload nobody asked for |

| Key | Does |
| --- | --- |
| Tab | to the box, then to each file's cross |
| Enter or Space in the box | opens the system's chooser |
| Enter or Space on a cross | takes that file out; focus goes to the box |

**Accessibility**: the box is a native file input and is named by its Field; dropping is one more way,
never the only one. Files and what is wrong with them are announced. Previews are made on the device
and given back; the page's policy must allow \`img-src blob:\`.`,
      },
    },
  },
} satisfies Meta<typeof FileInput>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const input = inputOf(canvasElement)
    await userEvent.tab()
    await expect(input).toHaveFocus()
    await pick(canvasElement, [picture('shirt.svg'), paper])
    await expect(rows(canvasElement)).toHaveLength(2)
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeVisible())
    await expect(input.files).toHaveLength(2)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith([paper])
    await expect(input.files).toHaveLength(1)
    await expect(input).toHaveFocus()
    await expect(canvas.getByText('invoice.pdf')).toBeVisible()
  },
}

/** Dropped files meet the same rules as picked ones. */
export const Dropped: Story = {
  args: { maxSize: 2048, maxFiles: 1 },
  play: async ({ canvasElement, args }) => {
    const program = new File(['x'], 'program.exe', { type: 'application/x-msdownload' })
    const dataTransfer = listOf([program, large, picture('a.svg'), picture('b.svg')])
    const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer })
    await fireEvent(inputOf(canvasElement), drop)
    await expect(args.onValueChange).toHaveBeenCalledOnce()
    await expect(rows(canvasElement)).toHaveLength(4)
    await expect(canvasElement.querySelectorAll('[data-invalid]')).toHaveLength(3)
  },
}

/** With one file only, the next one takes its place. */
export const Single: Story = {
  args: { 'aria-label': 'Logo', multiple: false, defaultValue: [picture('logo.svg', 120)] },
  play: async ({ canvasElement, args }) => {
    const next = picture('new-logo.svg', 40)
    await pick(canvasElement, [next])
    await expect(args.onValueChange).toHaveBeenLastCalledWith([next])
    await expect(rows(canvasElement)).toHaveLength(1)
  },
}

export const Dragging: Story = {
  play: async ({ canvasElement }) => {
    await fireEvent.dragOver(inputOf(canvasElement))
    await waitFor(() => expect(canvasElement.querySelector('[data-dragging]')).toBeVisible())
  },
}

export const States: Story = {
  render: (args) => (
    <StoryStates states={fieldStates}>
      {(_, state) => <FileInput {...args} aria-label={state} disabled={state === 'disabled'} />}
    </StoryStates>
  ),
}

export const Disabled: Story = { args: { disabled: true, defaultValue: [paper] } }

/** The files are being sent. */
export const Loading: Story = { args: { busy: true, defaultValue: [picture('shirt.svg'), paper] } }

/** The server's answer about one of them. */
export const Failed: Story = {
  name: 'Error',
  render: (args) => (
    <Field label="Attachments" error="One of the files was refused." className="max-w-96">
      <FileInput {...args} aria-label={undefined} />
    </Field>
  ),
  args: {
    defaultValue: [picture('shirt.svg'), paper],
    fileError: (file) => (file === paper ? 'The file cannot be read.' : undefined),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(inputOf(canvasElement)).toHaveAttribute('aria-invalid', 'true')
    await expect(canvas.getByText('The file cannot be read.')).toBeVisible()
  },
}

export const LongText: Story = {
  args: {
    className: 'max-w-72',
    defaultValue: [
      new File(['x'], `${'a-very-long-file-name-'.repeat(6)}.pdf`, { type: 'application/pdf' }),
    ],
  },
}

export const Many: Story = {
  args: {
    defaultValue: Array.from({ length: 12 }, (_, index) =>
      picture(`photo-${index + 1}.svg`, index * 30),
    ),
  },
}

export const Dark: Story = {
  args: { defaultValue: [picture('shirt.svg'), paper] },
  globals: { scheme: 'dark' },
  tags: ['!autodocs'],
}

export const Arabic: Story = {
  args: {
    'aria-label': 'المرفقات',
    defaultValue: [picture('قميص.svg'), paper],
    fileError: (file) => (file === paper ? 'تعذّرت قراءة الملف.' : undefined),
  },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}
