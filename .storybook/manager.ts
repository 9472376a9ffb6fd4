import { createElement } from 'react'
import {
  addons,
  types,
  useGlobals,
  useStorybookApi,
  useStorybookState,
} from 'storybook/manager-api'
import { themes } from 'storybook/theming'
import { version } from '../packages/ui/package.json'
import { besideAddress } from './side-by-side.ts'

const id = 'shop'
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

/** The story in both schemes and both directions at once, on a page of its own whose address can be sent. */
function SideBySide() {
  const api = useStorybookApi()
  const { storyId } = useStorybookState()
  const [globals] = useGlobals()
  return createElement(
    'a',
    {
      href: besideAddress(storyId, api.getQueryParam('args'), globals),
      target: '_blank',
      rel: 'noreferrer',
      style: { paddingInline: 8, color: 'inherit', fontSize: 13 },
    },
    'Side by side',
  )
}

addons.setConfig({
  theme: { ...themes.normal, brandTitle: `Storefront ${version}`, brandUrl: './' },
})

addons.register(id, () => {
  addons.add(`${id}/own-colour`, {
    type: types.TOOL,
    title: label,
    match: ({ viewMode }) => viewMode === 'story' || viewMode === 'docs',
    render: OwnColour,
  })
  addons.add(`${id}/side-by-side`, {
    type: types.TOOL,
    title: 'Side by side',
    match: ({ viewMode }) => viewMode === 'story',
    render: SideBySide,
  })
})
