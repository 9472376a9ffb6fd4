import type { ReactNode } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../button/index.ts'

/** A form for stories around controls: what they send, and what a reset does. */
export const StoryForm = ({ children }: { children: ReactNode }) => (
  <form aria-label="Form" onSubmit={(event) => event.preventDefault()} className="grid gap-4">
    {children}
    <Button type="reset" variant="outline" className="justify-self-start">
      Reset
    </Button>
  </form>
)

/** What the form of a story would send, name by name. */
export function sentBy(root: HTMLElement): string[] {
  const form = within(root).getByRole<HTMLFormElement>('form')
  return [...new FormData(form)].map(([name, value]) => `${name}=${value}`)
}

/** Presses Reset: what is sent is what it was at first. */
export async function expectReset(root: HTMLElement, first: readonly string[]) {
  await userEvent.click(within(root).getByRole('button', { name: 'Reset' }))
  await expect(sentBy(root)).toEqual(first)
}
