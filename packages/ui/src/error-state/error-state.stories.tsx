import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ErrorState } from './index.ts'

const meta = {
  title: 'Primitives/Feedback/ErrorState',
  component: ErrorState,
  args: { message: 'The server did not answer in time.', onRetry: fn() },
} satisfies Meta<typeof ErrorState>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Retrying: Story = { args: { retrying: true } }

export const Inline: Story = { args: { layout: 'inline' } }

export const WithoutRetry: Story = { args: { onRetry: undefined } }

export const LongText: Story = {
  args: { layout: 'inline', message: `Unexpected token at /api/${'very-long-path/'.repeat(12)}` },
}

export const Arabic: Story = {
  args: { message: 'لم يستجب الخادم في الوقت المحدد.' },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}
