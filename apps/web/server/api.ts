import { type Config, internal, type ShopApi, startShopApi } from '@shop/api'
import { getSettings } from '@shop/contract/settings'
import { createApiClient } from '../app/data/api-client.ts'
import { readMessages } from '../app/data/messages.ts'
import { remoteApi, type ServedApi } from './api-access.ts'

/** The /api that the configuration asks for, and what to say about it at the start. */
export interface OpenedApi
  extends ServedApi,
    Pick<ShopApi, 'awaits' | 'upgrade' | 'notes' | 'hangUp' | 'close'> {}

/** Whoever comes first finds settings and translations there, when the server is. */
async function preload({ fetch }: ServedApi, apiUrl: string) {
  const client = createApiClient({ fetch, origin: () => apiUrl, locale: () => 'en' })
  const { app_locale } = (await client(getSettings)).data
  await readMessages(client, app_locale)
}

export async function openApi(config: Config, stopping?: AbortSignal): Promise<OpenedApi> {
  if (config.apiUrl) {
    const remote = remoteApi(new URL(config.apiUrl), config)
    preload(remote, config.apiUrl).catch(() => undefined)
    return {
      ...remote,
      awaits: () => false,
      upgrade: () => undefined,
      notes: [`Server      ${config.apiUrl}`],
      hangUp: () => undefined,
      close: async () => undefined,
    }
  }
  const { app, onChange, ...api } = await startShopApi(config, stopping)
  return {
    ...api,
    origin: null,
    onChange,
    fetch: async (request) => app.fetch(request, { clientAddress: internal }),
    // The app reads for itself what proxies say.
    forward: async (request, { remote }, socket) =>
      app.fetch(request, { clientAddress: remote, socket }),
  }
}
