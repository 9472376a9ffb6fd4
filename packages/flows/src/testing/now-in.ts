import { expect, type screen, waitFor } from 'storybook/test'

/** In a play function: waits until a played machine's chart has this state lit, `login.failed`. */
export const nowIn = ({ getByRole }: Pick<typeof screen, 'getByRole'>, state: string) =>
  waitFor(() => expect(getByRole('img', { name: `Now in ${state}` })).toBeVisible())
