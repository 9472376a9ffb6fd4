import { type Config, type ShopApi, startShopApi } from '@shop/api'
import { type ApiAccess, remoteApi } from './api-access.ts'

/** The /api that the configuration asks for, and what to say about it at the start. */
export interface OpenedApi extends ApiAccess {
  /** Takes a WebSocket of the realtime hub; false when it is not for it. */
  upgrade: ShopApi['upgrade']
  notes: readonly string[]
  close: () => Promise<void>
}

export async function openApi(config: Config): Promise<OpenedApi> {
  if (config.apiUrl) {
    return {
      ...remoteApi(new URL(config.apiUrl)),
      upgrade: () => false,
      notes: [`Server      ${config.apiUrl}`],
      close: async () => undefined,
    }
  }
  const api = await startShopApi(config)
  return {
    origin: null,
    onChange: api.onChange,
    fetch: async (request, client) => api.app.fetch(request, client ?? {}),
    upgrade: api.upgrade,
    notes: api.notes,
    close: api.close,
  }
}
