import type { Page } from '@playwright/test'

interface Line {
  /** Milliseconds for each request. */
  latency: number
  /** Bytes a second, each way; as fast as it goes without it. */
  throughput?: number
}

/** From now on the page's network is slow, as the browser's own tools make it. */
export async function onSlowLine(page: Page, { latency, throughput = -1 }: Line): Promise<void> {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
}
