import { addons, types, useGlobals } from 'storybook/manager-api'

const id = 'shop/own-colour'
const hex = /^#[\da-f]{6}$/i

/** A colour of one's own beside the theme's menu: a whole theme is made out of it. */
function OwnColour() {
  const [{ theme }, updateGlobals] = useGlobals()
  return (
    <input
      type="color"
      aria-label="Theme of one colour"
      title="Theme of one colour"
      value={hex.test(theme) ? theme : '#12705f'}
      onChange={({ target }) => updateGlobals({ theme: target.value })}
      style={{ inlineSize: 28, blockSize: 28, padding: 2, border: 0, background: 'none' }}
    />
  )
}

addons.register(id, () => {
  addons.add(id, {
    type: types.TOOL,
    title: 'Theme of one colour',
    match: ({ viewMode }) => viewMode === 'story' || viewMode === 'docs',
    render: OwnColour,
  })
})
