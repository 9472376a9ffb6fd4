// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { ToasterProvider, useToaster } from './toaster.tsx'

vi.mock('./toast-stacks.tsx', () => {
  throw new Error('Without a line')
})

function Press() {
  const { toast } = useToaster()
  return (
    <button type="button" onClick={() => toast({ title: <b>Saved</b>, description: 'Twice.' })}>
      Save
    </button>
  )
}

test('a toast that cannot be drawn is said by the browser itself', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const alert = vi.fn()
  vi.stubGlobal('alert', alert)
  const page = document.body.appendChild(document.createElement('div'))
  await act(async () =>
    createRoot(page).render(
      <ToasterProvider>
        <Press />
      </ToasterProvider>,
    ),
  )
  await act(async () => page.querySelector('button')?.click())
  await vi.waitFor(() => expect(alert).toHaveBeenCalledExactlyOnceWith('Saved Twice.'))
})
