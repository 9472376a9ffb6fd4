import type { Page } from '@playwright/test'
import { test as base } from './shopper.ts'

declare global {
  interface Window {
    isShopReady?: boolean
  }
}

/**
 * Opens an address and waits until the app answers there. Before that a link is the browser's own,
 * which is right for shoppers, and no test of the app.
 */
export const test = base.extend<{ open: (path: string) => Promise<void> }>({
  open: async ({ page }, use) => {
    await page.addInitScript(() => {
      addEventListener('shop:ready', () => {
        window.isShopReady = true
      })
    })
    await use(async (path) => {
      await page.goto(path)
      await untilReady(page)
    })
  },
})

export const untilReady = (page: Page) => page.waitForFunction(() => window.isShopReady)

export { expect } from './shopper.ts'
