import { tags } from './modes.ts'
import type { Story } from './stories.ts'

const known = new Set<string>(Object.values(tags))

/** What is wrong in how stories ask for their pictures; empty when all is well. */
export const complaints = (stories: Story[]) =>
  stories.flatMap(({ file, name, tags: has, allowance }) => {
    const where = `${file}, ${name}`
    const { reason, threshold = 0, mask = [] } = allowance
    const unknown = has.filter((tag) => tag.includes('vrt') && !known.has(tag))
    const loosened = threshold > 0 || mask.length > 0 || has.includes(tags.none)
    return [
      ...unknown.map((tag) => `${where}: there is no tag '${tag}', see .storybook/visual/modes.ts`),
      ...(loosened && !reason?.trim()
        ? [`${where}: no picture, or a loosened one, needs parameters.visual.reason`]
        : []),
    ]
  })
