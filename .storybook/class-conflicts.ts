import type { Preview } from '@storybook/react-vite'
import { extendTailwindMerge } from 'tailwind-merge'

/*
 * A story in which an element has two utilities for one property fails: which of them wins is the
 * order of a stylesheet, and not that of a class list. So `cn` (packages/ui) only joins, at no bytes,
 * and what a caller adds to a component's classes holds for sure. What a component must let its caller
 * change is a prop of it.
 */

/** The tokens whose names do not say by themselves what they are (packages/ui/src/tokens.css). */
const merge = extendTailwindMerge({
  extend: {
    theme: {
      radius: ['mark', 'control', 'tile', 'float'],
      shadow: ['float', 'overlay'],
    },
  },
})

/** The classes that another of the same element overrules or is overruled by. */
const conflictsOf = (element: Element): string[] => {
  const all = [...element.classList]
  const kept = new Set(merge(element.className).split(' '))
  return all.filter((name) => !kept.has(name))
}

const nameOf = (element: Element) =>
  [element.localName, element.getAttribute('data-slot')].filter(Boolean).join(' ')

export const noClassConflicts: Pick<Preview, 'afterEach'> = {
  afterEach: () => {
    const found = new Set<string>()
    for (const element of document.body.querySelectorAll('[class]')) {
      if (typeof element.className !== 'string') continue
      const lost = conflictsOf(element)
      if (lost.length > 0)
        found.add(`${nameOf(element)}: ${lost.join(' ')} and another of "${element.className}"`)
    }
    if (found.size > 0) throw new Error(`Two utilities for one property:\n${[...found].join('\n')}`)
  },
}
