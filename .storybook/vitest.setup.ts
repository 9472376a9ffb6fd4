import * as a11y from '@storybook/addon-a11y/preview'
import { setProjectAnnotations } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { inject } from 'vitest'
import { consoleIsClean } from './clean-console.ts'
import preview from './preview.tsx'

declare module 'vitest' {
  interface ProvidedContext {
    storyGlobals: Record<string, string>
  }
}

setProjectAnnotations([a11y, preview, consoleIsClean, { initialGlobals: inject('storyGlobals') }])

// What a story waits for comes when it comes: one second is little on a busy machine.
configure({ asyncUtilTimeout: 5000 })
