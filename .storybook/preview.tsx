import type { Preview } from '@storybook/react-vite'
import { withDocument } from './decorators.tsx'
import { inherited } from './docs-frames.ts'
import { locales } from './locales.ts'
import './preview.css'
import { themes } from './themes.ts'

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withDocument],
  initialGlobals: { theme: 'default', locale: 'en', scheme: 'light', ...inherited },
  globalTypes: {
    theme: {
      description: "The server's theme colours",
      toolbar: {
        title: 'Theme',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: Object.keys(themes).map((value) => ({ value, title: value })),
      },
    },
    locale: {
      description: 'Language and direction',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: Object.entries(locales).map(([value, { title, dir }]) => ({
          value,
          title: `${title} (${dir})`,
        })),
      },
    },
    scheme: {
      description: 'Light or dark neutrals',
      toolbar: {
        title: 'Scheme',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    layout: 'padded',
    options: {
      storySort: {
        order: ['Start here', 'Foundations', 'Primitives', 'Patterns', 'Flows', 'Screens'],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone 360', styles: { width: '360px', height: '740px' } },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '800px' } },
        wide: { name: 'Wide 1920', styles: { width: '1920px', height: '1080px' } },
      },
    },
  },
}

export default preview
