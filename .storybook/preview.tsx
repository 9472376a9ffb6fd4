import type { Preview } from '@storybook/react-vite'
import { withDocument } from './decorators.tsx'
import { DocsPage } from './docs-container.tsx'
import { inherited } from './docs-frames.ts'
import './preview.css'
import { globalTypes, initialGlobals } from './toolbar.ts'
import { chromaticModes } from './visual/chromatic-modes.ts'
import { viewports } from './visual/modes.ts'

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
