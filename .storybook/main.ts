import type { StorybookConfig } from '@storybook/react-vite'
import tailwind from '@tailwindcss/vite'
import type { PluginOption } from 'vite'
import { storyExamples } from './examples/plugin.ts'
import { componentFacts } from './facts/plugin.ts'
import { componentProps } from './props/plugin.ts'

/** preview.css has the styles of everything: what the app brings for its later screens would be a second copy. */
const stylesOnce: PluginOption = {
  name: 'styles-once',
  enforce: 'pre',
  load: (id) => (id.endsWith('/apps/web/app/whole.css') ? '' : null),
}

/** Tables of props, examples and facts are for readers: where stories are tests nobody reads them. */
const isRead = !process.env.VITEST

export default {
  framework: '@storybook/react-vite',
  staticDirs: ['./static'],
  stories: [
    './docs/*.mdx',
    '../packages/*/src/**/*.mdx',
    '../packages/*/src/**/*.stories.tsx',
    '../apps/web/app/**/*.mdx',
    '../apps/web/app/**/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@storybook/addon-mcp',
    'storybook-addon-pseudo-states',
  ],
  // props/plugin.ts reads the types.
  typescript: { reactDocgen: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // Headings are found, too: what others call a component (docs/other-names.mdx).
  features: { sidebarOnboardingChecklist: false, experimentalSearchDocsHeadings: true },
  viteFinal: (config) => ({
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      stylesOnce,
      tailwind(),
      ...(isRead ? [componentProps(), storyExamples(), componentFacts()] : []),
    ],
  }),
} satisfies StorybookConfig
