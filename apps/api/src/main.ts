/** The shop's server alone, without the storefront: /api and /media on PORT. */
import { ownAddress, readShopConfig } from './config.ts'
import { run } from './run.ts'
import { startShopApi } from './start.ts'

await run(async (stopping) => {
  const config = readShopConfig(process.env)
  const api = await startShopApi(config, stopping)
  return {
    ...api,
    ...config,
    fetch: api.app.fetch,
    banner: (port) => [`Shop API    ${ownAddress({ ...config, port })}/api`, ...api.notes],
  }
})
