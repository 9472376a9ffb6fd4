import { availableParallelism } from 'node:os'
import chromium from '@sparticuz/chromium'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const provider = playwright({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? (await chromium.executablePath()),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
  contextOptions: {
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
    viewport: { width: 1600, height: 1200 },
  },
})

/** What Storybook gives a story that names none: with another size each file would resize the page twice. */
const viewport = { width: 1200, height: 900 }

export default defineConfig({
  plugins: [
    storybookTest({ configDir: import.meta.dirname, storybookScript: 'npm run storybook' }),
  ],
  optimizeDeps: {
    include: [
      '@storybook/react-vite',
      '@storybook/addon-a11y/preview',
      'storybook-addon-pseudo-states/preview',
      '@radix-ui/react-alert-dialog',
      '@radix-ui/react-dialog',
      '@radix-ui/react-direction',
      '@radix-ui/react-dropdown-menu',
      '@radix-ui/react-popover',
      '@radix-ui/react-slot',
      '@radix-ui/react-tooltip',
      'class-variance-authority',
      'tailwind-merge',
    ],
  },
  test: {
    name: 'stories',
    // A page for each core. Vitest would keep one free; with more pages a field takes its focus late.
    maxWorkers: availableParallelism(),
    // As in Storybook itself, one page shows story after story: loading all modules anew for each file
    // took a third of the time.
    isolate: false,
    // A walk plays every path of a machine in one story: seconds here, more than the default's 15 on a
    // busy machine.
    testTimeout: 60_000,
    setupFiles: [`${import.meta.dirname}/vitest.setup.ts`],
    browser: {
      enabled: true,
      headless: true,
      provider,
      screenshotFailures: false,
      instances: [
        {
          browser: 'chromium',
          name: 'ltr',
          viewport,
          provide: { storyGlobals: { locale: 'en', theme: 'default' } },
        },
        {
          browser: 'chromium',
          name: 'rtl',
          viewport,
          provide: { storyGlobals: { locale: 'ar', theme: 'sun', scheme: 'dark' } },
        },
      ],
    },
  },
})
