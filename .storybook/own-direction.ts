import type { Preview } from '@storybook/react-vite'
import { inject, TestRunner } from 'vitest'
import { isLocale, locales } from './locales.ts'

const dirOf = (locale: unknown) => locales[isLocale(locale) ? locale : 'en'].dir

/** A story that names its language looks the same on both pages: the one of its direction runs it. */
export const inItsOwnDirection: Pick<Preview, 'beforeEach'> = {
  beforeEach: ({ storyGlobals: { locale } }) => {
    if (locale && dirOf(locale) !== dirOf(inject('storyGlobals').locale))
      TestRunner.getCurrentTest()?.context.skip('Runs on the page of its own direction')
  },
}
