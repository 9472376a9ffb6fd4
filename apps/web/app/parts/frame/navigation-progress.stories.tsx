import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom'
import { expect, waitFor } from 'storybook/test'
import { NavigationProgress } from './navigation-progress.tsx'

/** A page that leads to one whose data is there at once, or never comes. */
function TwoPages({ slow }: { slow: boolean }) {
  const [router] = useState(() =>
    createMemoryRouter([
      {
        path: '/',
        element: (
          <>
            <NavigationProgress />
            <Link to="/next" className="underline">
              Next page
            </Link>
          </>
        ),
      },
      {
        path: '/next',
        loader: () => (slow ? new Promise(() => undefined) : Promise.resolve(null)),
        element: <p>The next page</p>,
      },
    ]),
  )
  return <RouterProvider router={router} />
}

const meta = {
  title: 'Patterns/Layout/NavigationProgress',
  component: TwoPages,
  args: { slow: true },
} satisfies Meta<typeof TwoPages>
export default meta
type Story = StoryObj<typeof meta>

const bar = (canvas: HTMLElement) => canvas.querySelector('[data-slot="navigation-progress"]')

/** The next page is late: the line says that it is on its way. */
export const Late: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(bar(canvasElement)).toBeNull()
    await userEvent.click(canvas.getByRole('link', { name: 'Next page' }))
    await waitFor(() => expect(bar(canvasElement)).toBeVisible())
  },
}

/** A page that is there soon comes without the line. */
export const Soon: Story = {
  args: { slow: false },
  play: async ({ canvas, canvasElement, userEvent }) => {
    let wasThere = false
    const watch = new MutationObserver(() => {
      wasThere ||= bar(canvasElement) !== null
    })
    watch.observe(canvasElement, { childList: true, subtree: true })
    await userEvent.click(canvas.getByRole('link', { name: 'Next page' }))
    await canvas.findByText('The next page')
    watch.disconnect()
    await expect(wasThere).toBe(false)
  },
}
