import type { Locator, Page } from '@playwright/test'
import { clickByHand, tapByHand } from './hand.ts'
import type { Traffic } from './traffic.ts'
import { type Before, shownAfter, timeNext } from './watch.ts'

export interface Step {
  what: string
  /** From the input to the frame that draws what it asked for, in ms. */
  shown: number
  /** Until the network rests, pictures and films apart. */
  requests: number
  kib: number
}

/** Looks in the page, see `timeNext`. */
type IsShown = (before: Before) => boolean

/** Somebody at a page, with a mouse or a finger: what they do is timed, one step after the other. */
export function createVisitor(page: Page, traffic: Traffic, isPhone: boolean) {
  const steps: Step[] = []

  /**
   * @param input the event that begins it
   * @param act what the visitor does
   */
  async function step(what: string, input: string, act: () => Promise<unknown>, isShown: IsShown) {
    traffic.forget()
    await timeNext(page, input, isShown)
    await act()
    const shown = await shownAfter(page)
    await traffic.rested()
    steps.push({ what, shown, ...traffic.sum() })
  }

  async function press(what: string, target: Locator, isShown: IsShown) {
    // Brings it into sight and waits until it rests there; what is drawn anew meanwhile is looked for again.
    await (isPhone ? target.tap({ trial: true }) : target.click({ trial: true }))
    await traffic.rested()
    const act = async () => {
      if (isPhone) return tapByHand(page, target)
      await target.hover()
      // What a hover fetches is there when the press comes.
      await traffic.rested()
      return clickByHand(page, target)
    }
    await step(what, isPhone ? 'pointerup' : 'pointerdown', act, isShown)
  }

  return { steps, step, press }
}

export type Visitor = ReturnType<typeof createVisitor>
