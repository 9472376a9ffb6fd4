import { createElement } from 'react'
import { addons, types, useGlobals } from 'storybook/manager-api'

const id = 'shop/own-colour'
const hex = /^#[\da-f]{6}$/i
const label = 'Theme of one colour'

/** A colour of one's own beside the theme's menu: a whole theme is made out of it. */
function OwnColour() {
  const [{ theme }, updateGlobals] = useGlobals()
  // No JSX: the manager is compiled for another runtime of it than everything else.
  return createElement('input', {
    type: 'color',
    'aria-label': label,
    title: label,
    value: hex.test(theme) ? theme : '#12705f',
    onChange: ({ target }: { target: HTMLInputElement }) => updateGlobals({ theme: target.value }),
    style: { inlineSize: 28, blockSize: 28, padding: 2, border: 0, background: 'none' },
  })
}

addons.register(id, () => {
  addons.add(id, {
    type: types.TOOL,
    title: label,
    match: ({ viewMode }) => viewMode === 'story' || viewMode === 'docs',
    render: OwnColour,
  })
})
