import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import { drawnPhoto } from '#app/stories/drawn-photo.ts'
import { withLongWords } from '#app/stories/long-words.tsx'
import { press } from '#app/stories/press.ts'
import { say } from '#app/stories/say.ts'
import { withShop } from '#app/stories/with-shop.tsx'
import { PhotoDialog } from './photo-dialog.tsx'

const meta = {
  title: 'Patterns/Account/Photo dialog',
  tags: ['dialog'],
  component: PhotoDialog,
  decorators: [withShop],
  args: { open: true, onOpenChange: fn(), onUse: fn(), file: drawnPhoto() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '620px' } } },
} satisfies Meta<typeof PhotoDialog>
export default meta
type Story = StoryObj<typeof meta>

const place = (across: number, down: number) =>
  say('{{across}}% across, {{down}}% down', { across, down })
const part = () => screen.findByRole('slider', { name: say('Part of the photo that is shown') })

export const Default: Story = {
  play: async () => {
    await part()
  },
}

/** Arrow keys move the photo, the slider enlarges it, and a square JPEG comes out. */
export const ByKeyboard: Story = {
  play: async ({ args }) => {
    const square = await part()
    await expect(square).toHaveAttribute('aria-valuetext', place(50, 50))
    square.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(square).toHaveAttribute('aria-valuetext', place(43, 50))
    const zoom = screen.getByRole('slider', { name: say('Zoom') })
    await fireEvent.change(zoom, { target: { value: '4' } })
    await expect(zoom).toHaveAttribute('aria-valuetext', '400%')
    square.focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(square).toHaveAttribute('aria-valuetext', place(43, 51))
    await press(screen.getByRole('button', { name: say('Use this photo') }))
    await waitFor(() => expect(args.onUse).toHaveBeenCalled())
    await expect(args.onUse).toHaveBeenCalledWith(expect.objectContaining({ type: 'image/jpeg' }))
  },
}

/** What is called a picture and is none. */
export const Broken: Story = {
  args: { file: new File(['no picture'], 'me.png', { type: 'image/png' }) },
  play: async () => {
    await screen.findByText(say('This file cannot be shown as a picture.'))
    await expect(screen.getByRole('button', { name: say('Use this photo') })).toBeDisabled()
  },
}

/** A large photo takes its time to be read. */
export const Busy: Story = {
  beforeEach: () => {
    const reads = spyOn(globalThis, 'createImageBitmap')
    reads.mockReturnValue(new Promise(() => undefined))
    return () => reads.mockRestore()
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: say('Use this photo') })).toBeDisabled()
  },
}

export const LongTexts: Story = { decorators: [withLongWords] }
