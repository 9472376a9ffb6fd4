// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { ToasterProvider, useToaster } from './toaster.tsx'

vi.mock('./toast-stacks.tsx', () => {
  throw new Error('Without a line')
})

const undo = vi.fn()

function Press() {
  const { toast } = useToaster()
  return (
    <>
      <button type="button" onClick={() => toast({ title: <b>Saved</b>, description: 'Twice.' })}>
        Save
      </button>
      <button
        type="button"
        onClick={() => toast({ title: 'Gone', action: { label: 'Undo', onSelect: undo } })}
      >
        Remove
      </button>
    </>
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
  const [save, remove] = page.querySelectorAll('button')
  await act(async () => save?.click())
  await vi.waitFor(() => expect(alert).toHaveBeenCalledExactlyOnceWith('Saved Twice.'))
  const confirm = vi.fn(() => true)
  vi.stubGlobal('confirm', confirm)
  await act(async () => remove?.click())
  await vi.waitFor(() => expect(undo).toHaveBeenCalledOnce())
  expect(confirm).toHaveBeenCalledExactlyOnceWith('Gone ')
  expect(alert).toHaveBeenCalledOnce()
})
