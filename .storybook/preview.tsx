import type { Preview } from '@storybook/react-vite'
import { type ComponentProps, lazy, Suspense } from 'react'
import { plainControls } from './controls.ts'
import { withChoices, withDocument } from './decorators.tsx'
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

const LateComponentPage = lazy(async () => ({
  default: (await import('./component-page.tsx')).ComponentPage,
}))

const ComponentPage = () => (
  <Suspense>
    <LateComponentPage />
  </Suspense>
)

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withChoices, withDocument],
  // A playground rests: what its play function has focused last would stand in every picture of it.
  afterEach: ({ name }) => {
    if (name === 'Playground' && document.activeElement instanceof HTMLElement)
      document.activeElement.blur()
  },
  initialGlobals: { ...initialGlobals, ...inherited },
  globalTypes,
  argTypesEnhancers: [chromaticModes, plainControls],
  parameters: {
    a11y: {
      test: 'error',
      // axe finds the elements of a rule by its index when it looks at all of the document, and walks the tree
      // for each rule when it looks at a part.
      context: { include: 'html' },
      // These two are about pages, and most stories are parts of one.
      config: {
        rules: ['landmark-one-main', 'page-has-heading-one'].map((id) => ({ id, enabled: false })),
      },
      // Only what is wrong is written out, not all that is right: a tenth of the time.
      options: { resultTypes: ['violations', 'incomplete'] },
    },
    controls: { expanded: true },
    docs: { container: DocsPage, page: ComponentPage },
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
