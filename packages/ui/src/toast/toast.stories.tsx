import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { demoPicture } from '#lib/demo-picture'
import { Button } from '../button/index.ts'
import { ToasterProvider, type ToastOptions, useToaster } from './index.ts'

type DemoProps = { toasts: ToastOptions[] }

function Demo({ toasts }: DemoProps) {
  const { toast } = useToaster()
  const shown = useRef(false)
  const show = () => {
    for (const options of toasts) toast(options)
  }
  useEffect(() => {
    if (shown.current) return
    shown.current = true
    for (const options of toasts) toast(options)
  }, [toast, toasts])
  return (
    <Button variant="outline" onClick={show}>
      Show
    </Button>
  )
}

const still = { duration: Number.POSITIVE_INFINITY }

const meta = {
  title: 'Primitives/Feedback/Toast',
  component: Demo,
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
  decorators: [
    (Story) => (
      <ToasterProvider>
        <div className="min-h-96">
          <Story />
        </div>
      </ToasterProvider>
    ),
  ],
  args: { toasts: [{ ...still, title: 'Saved', description: 'Your address was saved.' }] },
} satisfies Meta<typeof Demo>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Tones: Story = {
  args: {
    toasts: [
      { ...still, title: 'Something to know', tone: 'info' },
      { ...still, title: 'Your order was placed', tone: 'success' },
      { ...still, title: 'Only two are left', tone: 'warning' },
      {
        ...still,
        title: 'Your cart could not be changed',
        description: 'The server answered: not enough stock.',
        tone: 'error',
      },
    ],
  },
}

/** The cart's toast: picture and action, no progress bar. */
export const AddedToCart: Story = {
  args: {
    toasts: [
      {
        ...still,
        title: 'Stoneware cup',
        description: 'has been added to cart',
        picture: <img src={demoPicture('cup', 20)} alt="" className="size-full object-cover" />,
        action: { label: 'View In Cart', onSelect: fn() },
        progress: false,
      },
    ],
  },
}

const dismissed = fn()

/** Dismissed by keyboard. */
export const ByKeyboard: Story = {
  args: { toasts: [{ ...still, title: 'Saved', onDismiss: dismissed }] },
  play: async () => {
    dismissed.mockClear()
    const toast = await screen.findByText('Saved')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(toast).not.toBeInTheDocument())
    await expect(dismissed).toHaveBeenCalledOnce()
  },
}

/** It goes by itself, but not while it is looked at. */
export const GoesByItself: Story = {
  args: { toasts: [{ title: 'Saved', duration: 300 }] },
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'It ends empty: the toast has gone.' } },
  play: async () => {
    const toast = await screen.findByText('Saved')
    const button = screen.getByRole('region').querySelector('button')
    button?.focus()
    await new Promise((done) => setTimeout(done, 500))
    await expect(toast).toBeInTheDocument()
    button?.blur()
    await waitFor(() => expect(toast).not.toBeInTheDocument())
  },
}

export const Positions: Story = {
  args: {
    toasts: (
      ['top-start', 'top-center', 'top-end', 'bottom-start', 'bottom-center', 'bottom-end'] as const
    ).map((position) => ({ ...still, title: position, position })),
  },
}

/** Never more than twenty. */
export const Many: Story = {
  args: {
    toasts: Array.from({ length: 25 }, (_, index) => ({ ...still, title: `Message ${index + 1}` })),
  },
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(20))
  },
}

export const LongText: Story = {
  args: {
    toasts: [
      {
        ...still,
        title: 'Die Versandkostenpauschale wurde neu berechnet und gilt ab sofort',
        description: 'https://example.com/a-very-long-address-without-any-place-to-break-it-nicely',
      },
    ],
  },
}

export const Arabic: Story = {
  args: { toasts: [{ ...still, title: 'كوب خزفي', description: 'تمت إضافته إلى السلة' }] },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}
