import './production.ts'
import { type Config, ownAddress, readShopConfig, run } from '@shop/api'
import { type OpenedApi, openApi } from './api.ts'
import { clientFolder, earlierFolder, ensureBuild, serverBuild } from './build.ts'
import { createPages } from './document/pages.ts'
import { earlierBuilds } from './earlier-builds.ts'
import { createShop } from './shop.ts'

/** Builds and opens at the same time; where one of them fails, the other is not waited for. */
async function prepare(config: Config, stopping: AbortSignal) {
  const failed = new AbortController()
  const signal = AbortSignal.any([stopping, failed.signal])
  const orGiveUp = (error: unknown): never => {
    failed.abort(error)
    throw error
  }
  const building = ensureBuild(signal).catch(orGiveUp)
  const opening = openApi(config, signal).catch(orGiveUp)
  try {
    const [made, api] = await Promise.all([building, opening])
    return { made, api }
  } catch (error) {
    await opening.then(
      (api: OpenedApi) => api.close(),
      () => undefined,
    )
    throw error
  }
}

await run(async (stopping) => {
  const config = readShopConfig(process.env)
  const { made, api } = await prepare(config, stopping)
  const build = await import(serverBuild)
  const { publicUrl, mediaHosts, trustedProxies } = config
  const pages = createPages({ build, api, admit: api.admit, publicUrl, mediaHosts, trustedProxies })
  const shop = createShop({
    api,
    pages,
    assets: clientFolder,
    earlier: earlierBuilds(earlierFolder),
    publicUrl,
  })
  return {
    ...api,
    ...config,
    fetch: shop.fetch,
    banner: (port) => [
      `Shop        ${ownAddress({ ...config, port })}`,
      ...api.notes,
      ...(made === 'built' ? ['The storefront was built; the next start reuses it.'] : []),
    ],
  }
})
