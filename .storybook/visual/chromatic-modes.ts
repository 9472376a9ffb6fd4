import type { ArgTypesEnhancer } from 'storybook/internal/types'
import { modesFor } from './modes.ts'

/** Storybook hands over more than its type says. */
type Context = Parameters<ArgTypesEnhancer>[0] & { storyGlobals?: Record<string, unknown> }

/**
 * Gives Chromatic the same stories in the same modes as `npm run test:visual`. Parameters of the
 * whole preview cannot depend on a story; an enhancer is where a story's tags are first known. Chromatic
 * cannot scroll a part of a page before it photographs it.
 */
export const chromaticModes: ArgTypesEnhancer = ({
  title,
  tags,
  storyGlobals,
  parameters,
  argTypes,
}: Context) => {
  const story = { title, tags: tags ?? [], globals: storyGlobals ?? {} }
  const modes = modesFor(story).filter(({ ends }) => !ends)
  parameters.chromatic = {
    ...parameters.chromatic,
    disableSnapshot: modes.length === 0,
    modes: Object.fromEntries(
      modes.map(({ name, locale, scheme, width, height, forcedColors }) => [
        name,
        {
          locale,
          scheme,
          viewport: { width, height },
          ...(forcedColors && { forcedColors: 'active' }),
        },
      ]),
    ),
  }
  return argTypes
}
