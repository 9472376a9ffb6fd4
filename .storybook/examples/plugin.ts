import { relative } from 'node:path'
import type { PluginOption } from 'vite'
import { root } from '../visual/places.ts'
import { examplesIn } from './example.ts'

/** Gives each story the code that its docs page shows. */
export const storyExamples = (): PluginOption => ({
  name: 'story-examples',
  enforce: 'pre',
  transform: {
    filter: { id: /\.stories\.tsx$/ },
    handler(code, id) {
      const lines = [...examplesIn(code, relative(root, id))].map(
        ([name, example]) =>
          `${name}.parameters = { ...${name}.parameters, docs: { ...${name}.parameters?.docs, source: ` +
          `{ code: ${JSON.stringify(example)}, language: 'tsx' } } }`,
      )
      return { code: [code, ...lines].join('\n'), map: null }
    },
  },
})
