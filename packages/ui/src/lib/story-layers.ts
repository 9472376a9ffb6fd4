/** What lies over what, from below: the only z-indices there are (tools/layers.test.ts looks for others). */
export const layers = [
  ['z-1', 'inside a component: a mark on a picture, the arrows of a carousel'],
  ['z-10', 'the line over a list that stays in view'],
  ['z-20', 'bars at the bottom of a screen, the bar of categories'],
  ['z-30', 'the navbar and what stands at the side of every screen'],
  ['z-40', 'what opens under the navbar: suggestions, the notice of a line that is gone'],
  ['z-50', 'dialogs, drawers and their scrim; the skip link'],
  ['z-60', 'the progress of a navigation'],
  ['z-70', 'toasts: they are read over everything'],
] as const
