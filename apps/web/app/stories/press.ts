import { userEvent } from 'storybook/test'

/** Presses a button or link as the keyboard does. */
export async function press(control: HTMLElement) {
  control.focus()
  await userEvent.keyboard('{Enter}')
}
