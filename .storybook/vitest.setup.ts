import * as a11y from '@storybook/addon-a11y/preview'
import { setProjectAnnotations } from '@storybook/react-vite'
import { inject } from 'vitest'
import { consoleIsClean } from './clean-console.ts'
import preview from './preview.tsx'

declare module 'vitest' {
  interface ProvidedContext {
    storyGlobals: Record<string, string>
  }
}

setProjectAnnotations([a11y, preview, consoleIsClean, { initialGlobals: inject('storyGlobals') }])
