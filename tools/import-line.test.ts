import { expect, test } from 'vitest'
import { importLine } from '../.storybook/import-line.ts'

const named = (displayName: string) => ({ __docgenInfo: { displayName } })

test('a component and its parts are imported from the entry that their folder is', () => {
  expect(
    importLine({
      parameters: { fileName: './packages/ui/src/tabs/tabs.stories.tsx' },
      component: named('Tabs'),
      subcomponents: { TabList: named('TabList'), Tabs: named('Tabs') },
    }),
  ).toBe("import { Tabs, TabList } from '@shop/ui/tabs'")
})

test.each([
  [
    'a screen of the shop',
    './apps/web/app/screens/home/home-screen.stories.tsx',
    named('HomeScreen'),
  ],
  ['stories of no component', './packages/ui/src/theme/layout.stories.tsx', undefined],
])('%s is not imported by others', (_, fileName, component) => {
  expect(importLine({ parameters: { fileName }, component })).toBeNull()
})
