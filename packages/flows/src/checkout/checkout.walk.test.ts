import { eachText } from '@shop/contract/order-texts'
import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { settle } from '../testing/held-port.ts'
import { allPaths, noteTransitions, report, walk } from '../testing/walk.ts'
import type { CheckoutEvent } from './checkout.machine.ts'
import { checkoutInput } from './checkout.poses.ts'
import {
  type CheckoutHappening,
  checkoutHappenings,
  checkoutKey,
  everyHappening,
} from './checkout.walk.ts'
import { heldCheckout } from './held-checkout.ts'
import { emptyDraft, glance } from './order.ts'

/** What an event says of the draft, by the draft's names. */
const saidOf = ({ type: _, name, text, ...said }: CheckoutHappening) =>
  name ? { [name]: text } : said

/** Each is walked from the beginning: what may still arrive makes many of them. */
const manyPaths = { timeout: 120_000 }

test('checkout, walked: every event in every state, and every transition', manyPaths, async () => {
  const { machine, answer, storedDraft } = heldCheckout()
  expect([...new Set(everyHappening.map(({ type }) => type))].sort()).toEqual(
    machine.events.map(String).sort(),
  )
  const paths = allPaths(machine, {
    input: checkoutInput,
    events: checkoutHappenings,
    keyOf: checkoutKey,
    shortest: true,
  })
  const notes = noteTransitions()
  const touched = new Set<string>()
  for (const path of paths.all) {
    const clock = new SimulatedClock()
    const { inspect } = notes
    const actor = createActor(machine, { input: checkoutInput, clock, inspect }).start()
    await walk(
      path,
      async (event) => {
        const { draft } = actor.getSnapshot().context
        if (event.type.startsWith('xstate.after')) clock.increment(glance)
        else if (!answer(event as CheckoutHappening)) actor.send(event as CheckoutEvent)
        await settle()
        const changed = actor.getSnapshot().context.draft
        for (const [name, value] of Object.entries(changed))
          if (value !== Reflect.get(draft, name)) touched.add(name)
        // What an event changes and does not keep would be gone after a reload.
        if (changed !== draft) expect(storedDraft(), `kept after ${event.type}`).toEqual(changed)
        // What an event says of the draft stands there under its own name, and nowhere else.
        const said = event.type.startsWith('xstate.') ? {} : saidOf(event)
        if (Object.keys(said).length > 0 && changed !== draft)
          expect(changed, event.type).toEqual({ ...draft, ...said })
      },
      () => checkoutKey(actor.getSnapshot()),
      checkoutKey,
    )
    actor.stop()
  }
  expect(notes.missedOf(machine)).toEqual([])
  // A text has one event for all of them.
  const parts = Object.keys(emptyDraft).filter((name) => !(name in eachText(() => '')))
  expect(
    parts.filter((name) => !touched.has(name)),
    'nobody can choose it',
  ).toEqual([])
  console.info(report('checkout', machine, paths))
})
