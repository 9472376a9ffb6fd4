import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ThemeSample } from '../lib/story-theme-sample.tsx'
import { computedContrast } from './computed-contrast.ts'
import { hostileThemes } from './hostile-themes.ts'
import type { Scheme } from './index.ts'

const meta = {
  title: 'Foundations/Hostile themes',
  parameters: { controls: { disable: true }, pseudo: { focusVisible: ['[data-focused]'] } },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const schemes: Scheme[] = ['light', 'dark']

const reach = (element: Element, minimum: number, ratio: number, what: string) =>
  expect(
    ratio,
    `${element.closest('[data-sample]')?.getAttribute('data-sample')}: ${what}`,
  ).toBeGreaterThanOrEqual(minimum)

/** Whatever twelve colours the server sends, everything reads, in both schemes. */
export const HostileThemes: Story = {
  render: () => (
    <div className="grid gap-4 sm:grid-cols-2">
      {Object.entries(hostileThemes).map(([name, theme]) =>
        schemes.map((scheme) => (
          <ThemeSample key={`${name} ${scheme}`} name={name} theme={theme} scheme={scheme} />
        )),
      )}
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const samples = canvasElement.querySelectorAll('[data-sample]')
    await expect(samples.length).toBeGreaterThanOrEqual(48)
    for (const text of canvasElement.querySelectorAll('[data-read=text]'))
      await reach(text, 4.5, computedContrast(text), text.textContent)
    for (const box of canvas.getAllByRole('checkbox'))
      await reach(box, 3, computedContrast(box, 'backgroundColor'), 'checkbox')
    for (const toggle of canvas.getAllByRole('switch'))
      await reach(toggle, 3, computedContrast(toggle, 'backgroundColor'), 'switch')
    for (const radio of canvas.getAllByRole('radio'))
      await reach(radio, 3, computedContrast(radio, 'borderTopColor'), 'radio')
    for (const link of canvas.getAllByRole('link')) {
      link.focus({ focusVisible: true } as FocusOptions)
      await reach(link, 3, computedContrast(link, 'outlineColor'), 'focus ring')
    }
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  },
}
