import type { ArgTypesEnhancer } from 'storybook/internal/types'

/** Types that nobody sets by typing JSON: their values are in the stories. */
const isText = new Set(['string', 'number', 'boolean', 'enum', 'date'])

/** Gives controls to plain values alone. */
export const plainControls: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, one]) => [
      name,
      one.control || one.options || !one.type || isText.has(one.type.name)
        ? one
        : { ...one, control: false },
    ]),
  )
