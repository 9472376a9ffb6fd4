import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readShopConfig } from '@shop/api'
import { settings } from '@shop/contract/fixtures'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openApi } from './api.ts'

test('another server is asked for settings and for their language’s translations at the start', async () => {
  const heard: string[] = []
  const server = createServer(({ url = '' }, response) => {
    heard.push(url)
    const data = { ...settings, app_locale: 'ar' }
    response.end(JSON.stringify(url === '/api/master' ? { data } : { Cart: 'السلة' }))
  })
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  await openApi(readShopConfig({ API_URL: `http://127.0.0.1:${port}` }))
  await vi.waitFor(() => expect(heard).toEqual(['/api/master', '/api/lang/ar']))
})
