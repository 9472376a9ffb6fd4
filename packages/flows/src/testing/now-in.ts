import { expect, type screen, waitFor } from 'storybook/test'

const begin = 'Now in '

/** In a play function: waits until a played machine's chart has this state lit, `login.failed`. */
export const nowIn = ({ getByRole }: Pick<typeof screen, 'getByRole'>, state: string) =>
  waitFor(() => {
    const isLit = (name: string) =>
      name.startsWith(begin) && name.slice(begin.length).split(', ').includes(state)
    return expect(getByRole('img', { name: isLit })).toBeVisible()
  })
