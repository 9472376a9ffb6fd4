import type { Preview } from '@storybook/react-vite'
import { type ComponentProps, lazy, Suspense } from 'react'
import { withDocument } from './decorators.tsx'
import { inherited } from './docs-frames.ts'
import './preview.css'
import { globalTypes, initialGlobals } from './toolbar.ts'
import { chromaticModes } from './visual/chromatic-modes.ts'
import { viewports } from './visual/modes.ts'

const LateDocsPage = lazy(async () => ({
  default: (await import('./docs-container.tsx')).DocsPage,
}))

/** Brought where a docs page is read: its blocks are as large as all else that a story loads. */
const DocsPage = (props: ComponentProps<typeof LateDocsPage>) => (
  <Suspense>
    <LateDocsPage {...props} />
  </Suspense>
)

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withDocument],
  initialGlobals: { ...initialGlobals, ...inherited },
  globalTypes,
  argTypesEnhancers: [chromaticModes],
  parameters: {
    // Only what is wrong is written out, not all that is right: a tenth of the time.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    controls: { expanded: true },
    docs: { container: DocsPage },
    layout: 'padded',
    options: {
      storySort: {
        order: ['Start here', 'Foundations', 'Primitives', 'Patterns', 'Flows', 'Screens'],
      },
    },
    viewport: {
      options: Object.fromEntries(
        Object.entries(viewports).map(([key, { title, width, height }]) => [
          key,
          {
            name: `${title} ${width}`,
            styles: { width: `${width}px`, height: `${height}px` },
          },
        ]),
      ),
    },
  },
}

export default preview
