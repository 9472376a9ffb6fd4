import { Button } from '@shop/ui/button'
import { Dialog, type DialogProps } from '@shop/ui/dialog'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Suspense, useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { lazyPart } from '#app/lib/lazy-part.tsx'
import { say } from '#app/stories/say.ts'
import { withShop } from '#app/stories/with-shop.tsx'
import { PartMissing } from './part-missing.tsx'

const Gone = lazyPart<DialogProps>(() => Promise.reject(new Error('Without a line')))
const There = lazyPart<DialogProps>(async () => ({ default: Dialog }))

/** A screen with a field that is filled in and a button whose dialog comes late. */
function Screen({ part: Part }: { part: typeof Gone }) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <>
      <PartMissing />
      <label className="grid gap-1">
        Note
        <input className="rounded-control border border-edge px-3 py-2" />
      </label>
      <Button
        className="mt-4"
        onClick={() => {
          setWasOpened(true)
          setOpen(true)
        }}
      >
        Open
      </Button>
      {wasOpened ? (
        <Suspense>
          <Part open={isOpen} onOpenChange={setOpen} title="Here">
            It came.
          </Part>
        </Suspense>
      ) : null}
    </>
  )
}

/** What a part of a screen that cannot be loaded does: it is said, and the screen stays with all that is in it. */
const meta = {
  title: 'Patterns/Page/Part missing',
  component: Screen,
  decorators: [withShop],
  args: { part: Gone },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

export const Missing: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Note'), 'Ring twice')
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    const said = await screen.findByText(say('This could not be loaded.'))
    await waitFor(() => expect(said).toBeVisible())
    await expect(screen.getByRole('button', { name: say('Load again') })).toBeVisible()
    await expect(canvas.getByLabelText('Note')).toHaveValue('Ring twice')
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await expect(screen.getAllByText(say('This could not be loaded.'))).toHaveLength(1)
  },
}

export const NotMissing: Story = {
  args: { part: There },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    const dialog = await screen.findByRole('dialog', { name: 'Here' })
    await waitFor(() => expect(dialog).toBeVisible())
  },
}
