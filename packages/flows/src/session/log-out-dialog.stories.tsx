import { Button } from '@shop/ui/button'
import { TranslationProvider, useT } from '@shop/ui/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { wordsOf } from '../testing/words.ts'
import { LogOutDialog } from './log-out-dialog.tsx'

const meta = {
  title: 'Flows/Session/Log-out dialog',
  tags: ['dialog'],
  component: LogOutDialog,
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  args: { open: true, onCancel: fn(), onConfirm: fn() },
} satisfies Meta<typeof LogOutDialog>
export default meta
type Story = StoryObj<typeof meta>

/** Focus starts on Cancel: Enter by mistake changes nothing. */
export const Default: Story = {
  play: async ({ args, globals }) => {
    const t = wordsOf(globals)
    const dialog = await screen.findByRole('alertdialog', { name: t('Log Out!') })
    await expect(dialog).toHaveAccessibleDescription(t('Logout Confirmation'))
    await waitFor(() => expect(screen.getByRole('button', { name: t('Cancel') })).toHaveFocus())
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: t('Yes') })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await expect(args.onCancel).not.toHaveBeenCalled()
    await userEvent.tab({ shift: true })
  },
}

/** The shopper stays where they were: at the button that asked. */
export const Cancelled: Story = {
  render: function Asked({ onCancel, ...args }) {
    const t = useT()
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button variant="outline" onClick={() => setOpen(true)}>
          {t('Log Out!')}
        </Button>
        <LogOutDialog
          {...args}
          open={open}
          onCancel={() => {
            setOpen(false)
            onCancel()
          }}
        />
      </>
    )
  },
  play: async ({ args, canvas, globals }) => {
    const t = wordsOf(globals)
    const button = canvas.getByRole('button')
    button.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('alertdialog')
    await waitFor(() => expect(screen.getByRole('button', { name: t('Cancel') })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

export const Arabic: Story = { globals: { locale: 'ar' }, tags: ['!autodocs'] }
export const Narrow: Story = { globals: { viewport: { value: 'phone' } }, tags: ['!autodocs'] }

const german: Record<string, string> = {
  'Log Out!': 'Möchten Sie sich von Ihrem Kundenkonto abmelden?',
  'Logout Confirmation':
    'Ihr Warenkorb und Ihre Merkliste bleiben in Ihrem Kundenkonto gespeichert.',
  Cancel: 'Angemeldet bleiben',
  Yes: 'Ja, vom Kundenkonto abmelden',
}

export const LongTexts: Story = {
  decorators: [
    (Story) => (
      <TranslationProvider t={(phrase) => german[phrase] ?? phrase}>
        <Story />
      </TranslationProvider>
    ),
  ],
  tags: ['!autodocs'],
}
