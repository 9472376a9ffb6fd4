import { setTimeout as pause } from 'node:timers/promises'
import type { Locator, Page } from '@playwright/test'

/** How long a hand holds a mouse down; ms. */
const held = 85

async function middleOf(target: Locator) {
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} is not on the page.`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/**
 * Presses what is in sight as a hand does. A locator's own click looks at each event of the press whether it meets
 * its target, within the very time that is measured: a tenth of it.
 */
export async function clickByHand(page: Page, target: Locator) {
  const { x, y } = await middleOf(target)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await pause(held)
  await page.mouse.up()
}

/** The same with a finger. */
export async function tapByHand(page: Page, target: Locator) {
  const { x, y } = await middleOf(target)
  await page.touchscreen.tap(x, y)
}
