import * as a11y from '@storybook/addon-a11y/preview'
import { type Preview, setProjectAnnotations } from '@storybook/react-vite'
import { FORCE_REMOUNT } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { configure, waitFor } from 'storybook/test'
import { afterAll, beforeAll, expect, inject } from 'vitest'
import { complaints } from '../apps/web/app/stories/story-api.ts'
import { noClassConflicts } from './class-conflicts.ts'
import { consoleIsClean } from './clean-console.ts'
import preview from './preview.tsx'
import { slimReports } from './slim-reports.ts'

declare module 'vitest' {
  interface ProvidedContext {
    storyGlobals: Record<string, string>
  }
}

/*
 * Storybook holds all animations while axe looks at a story, and lets go of them after one that
 * passes. What a failed one leaves would keep the dialogs of all later stories from going.
 */
const animationsGoOn: Pick<Preview, 'beforeEach'> = {
  beforeEach: () => {
    for (const style of document.head.querySelectorAll('style'))
      if (style.textContent?.startsWith('*, *:before, *:after {')) style.remove()
  },
}

/** Whether a story of this file has shown its heading. */
let isHeaded = false

/** In place of a screen that cannot be shown stands what says why, with a heading of its own. */
const standIns = /Loading|Failed|Missing|Not Found|Not Sold|No Number|Unknown|Error|Gone/

/** The stories of a whole screen, as this file's name says. */
const isScreen = () => expect.getState().testPath?.endsWith('-screen.stories.tsx')

/**
 * What a page is about is said by one heading, in whichever state (WCAG 2.4.6). What is on its way may have no
 * name yet: it is waited for in one story of a file.
 */
const pagesHaveOneHeading: Pick<Preview, 'afterEach'> = {
  async afterEach({ title, name, canvasElement }) {
    if (!title.startsWith('Screens/') || !isScreen()) return
    const headings = () => canvasElement.querySelectorAll('h1')
    const appears = () => waitFor(() => expect(headings()).toHaveLength(1), { timeout: 3000 })
    if (!isHeaded && !standIns.test(name))
      isHeaded = await appears().then(
        () => true,
        () => false,
      )
    expect(headings().length, 'level-one headings of a screen').toBeLessThanOrEqual(1)
  },
}

setProjectAnnotations([
  animationsGoOn,
  // What runs after a story runs in the opposite order: this after axe.
  slimReports,
  a11y,
  preview,
  consoleIsClean,
  pagesHaveOneHeading,
  noClassConflicts,
  {
    initialGlobals: inject('storyGlobals'),
    // What is right need not be written out: a tenth of the time.
    parameters: { a11y: { options: { resultTypes: ['violations'] } } },
  },
])

// What a story waits for comes when it comes: one second is little on a busy machine.
configure({ asyncUtilTimeout: 5000 })

// The addon listens on the channel that is there when it loads, and repeats the rules of :hover and
// the like when it hears of a mount: so axe checks these states too.
beforeAll(async () => {
  await import('storybook-addon-pseudo-states/preview')
  addons.getChannel().emit(FORCE_REMOUNT)
})

// A story without a play is over before the calls that it makes as it comes up.
afterAll(async () => {
  for (const _ of ['is shown', 'loads its code', 'asks', 'is heard'])
    await new Promise((resolve) => setTimeout(resolve))
  // The next file's stories are complained of by themselves.
  const own = complaints.splice(0).join('\n')
  expect(own, 'asked of servers that lack it, by stories of this file').toBe('')
})

afterAll(() => {
  if (isScreen()) expect(isHeaded, 'a screen has a level-one heading').toBe(true)
})
