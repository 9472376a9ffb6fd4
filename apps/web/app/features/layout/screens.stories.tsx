import type { Meta, StoryObj } from '@storybook/react-vite'
import { withShop } from '#app/stories/with-shop.tsx'
import { ErrorScreen } from './error-screen.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'

const meta = {
  title: 'Screens/Not found and error',
  decorators: [withShop],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const NotFound: Story = { render: () => <NotFoundScreen /> }

export const Failed: Story = {
  name: 'Error',
  render: () => <ErrorScreen error={new Error('A part of the page broke.')} />,
}

export const NotFoundInArabic: Story = {
  render: () => <NotFoundScreen />,
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}
