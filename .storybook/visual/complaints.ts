import { tags } from './modes.ts'
import type { Story } from './stories.ts'

const known = new Set<string>(Object.values(tags))

/** What is wrong in how stories ask for their pictures; empty when all is well. */
export const complaints = (stories: Story[]) =>
  stories.flatMap(({ file, name, tags: has, allowance }) => {
    const where = `${file}, ${name}`
    const unknown = has.filter((tag) => tag.includes('vrt') && !known.has(tag))
    return [
      ...unknown.map((tag) => `${where}: there is no tag '${tag}', see .storybook/visual/modes.ts`),
      ...(has.includes(tags.none) && !allowance.reason?.trim()
        ? [`${where}: no picture needs parameters.visual.reason`]
        : []),
    ]
  })
