import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { type APIRequestContext, expect } from '@playwright/test'
import type { Shopper } from './shopper.ts'

/** Does something as the shop's operator, by the same command that a person would type. */
export function asOperator(script: string, baseURL: string | undefined, ...words: string[]) {
  const { port } = new URL(baseURL ?? '')
  return execFileSync('npm', ['run', '--silent', script, '--', ...words], {
    cwd: path.join(import.meta.dirname, '../../..'),
    env: { ...process.env, PORT: port, DATA_DIR: process.env.SHOP_DATA_DIR },
    encoding: 'utf8',
  })
}

/** The account that the demo shop comes with: it has orders in every state. */
const demoAccount = { email: 'demo@shop.example', password: 'secret-demo' }

/** Signs the demo shopper in beside the screens. */
export async function demoSession(request: APIRequestContext): Promise<Shopper> {
  const { email, password } = demoAccount
  const answer = await request.post('/api/login', { data: { phone: email, password } })
  expect(answer.status(), await answer.text()).toBe(200)
  const { data } = await answer.json()
  return { email, password, token: data.access.token }
}
