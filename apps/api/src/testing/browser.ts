import type { TestApi } from './index.ts'

/** A client with an address of its own that keeps cookies, as a shopper's browser does. */
export const openBrowser = (api: Pick<TestApi, 'post'>, address: string) => {
  let cookie = ''
  return {
    post: async (path: string, body: object = {}, { token }: { token?: string } = {}) => {
      const headers = { 'X-Forwarded-For': address, ...(cookie ? { Cookie: cookie } : {}) }
      const answer = await api.post(path, body, { headers, token })
      const [first] = answer.headers.getSetCookie()
      if (first) cookie = first.split(';')[0] ?? ''
      return answer
    },
    cookie: () => cookie,
  }
}
export type Browser = ReturnType<typeof openBrowser>
