import type { Meta, StoryObj } from '@storybook/react-vite'
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react'
import { expect } from 'storybook/test'
import { layers } from '../lib/story-layers.ts'
import { textSizes } from '../lib/story-text-sizes.ts'

const meta = {
  title: 'Foundations/Layout',
  parameters: { controls: { disable: true } },
  tags: ['!autodocs'],
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

function Lines({ size }: { size: string }) {
  const text = useRef<HTMLParagraphElement>(null)
  const [told, setTold] = useState({ font: 0, line: 0 })
  useLayoutEffect(() => {
    if (!text.current) return
    const { fontSize, lineHeight } = getComputedStyle(text.current)
    setTold({ font: Number.parseFloat(fontSize), line: Number.parseFloat(lineHeight) })
  }, [])
  const rules: CSSProperties = {
    backgroundImage: 'linear-gradient(var(--hairline) 1px, transparent 1px)',
    backgroundSize: `100% ${told.line}px`,
  }
  return (
    <li className="grid gap-2 sm:grid-cols-[10rem_1fr] sm:gap-6">
      <span className="text-xs">
        <span className="block font-semibold">{size}</span>
        <bdi dir="ltr" className="text-ink-muted tabular-nums">
          {told.font} / {told.line} px = {(told.line / told.font).toFixed(2)}
        </bdi>
      </span>
      <p ref={text} className={`max-w-80 ${size}`} style={rules}>
        A bowl for bread, thrown by hand · وعاء للخبز مصنوع يدويًا
      </p>
    </li>
  )
}

/** Each size has its line; large text stands closer. Lines are a multiple of 2 px, so that rows align. */
export const LineHeights: Story = {
  render: () => (
    <ul className="grid gap-8">
      {textSizes.map(([size]) => (
        <Lines key={size} size={size} />
      ))}
    </ul>
  ),
}

const breakpoints = [
  ['sm', 640, 'hidden sm:inline', 'three columns of tiles, gutters of 24 px'],
  ['md', 768, 'hidden md:inline', 'a product has its buy box beside the pictures'],
  [
    'lg',
    1024,
    'hidden lg:inline',
    'the menu in the navbar, filters beside a list, gutters of 40 px',
  ],
  ['xl', 1280, 'hidden xl:inline', 'four to six columns of tiles'],
  ['2xl', 1536, 'hidden 2xl:inline', 'one column more where room is left'],
] as const

/** Drawn for a phone first; each width adds. "Now" stands at those that this window has reached. */
export const Breakpoints: Story = {
  render: () => (
    <ul className="grid gap-3 text-sm">
      {breakpoints.map(([name, width, reached, use]) => (
        <li
          key={name}
          className="grid grid-cols-[3rem_5rem_1fr] items-baseline gap-x-4 border-hairline border-b pb-3"
        >
          <span className="font-semibold">{name}</span>
          <bdi dir="ltr" className="text-ink-muted tabular-nums">
            {width} px
          </bdi>
          <span>
            {use}
            <span data-width={width} className={`font-semibold text-primary-strong ${reached}`}>
              {' '}
              · now
            </span>
          </span>
        </li>
      ))}
    </ul>
  ),
  // The widths that are written here are those that the styles have.
  play: async ({ canvasElement }) => {
    const marks = [...canvasElement.querySelectorAll<HTMLElement>('[data-width]')]
    await expect(marks).toHaveLength(breakpoints.length)
    for (const mark of marks)
      await expect(getComputedStyle(mark).display !== 'none').toBe(
        matchMedia(`(min-width: ${mark.dataset.width}px)`).matches,
      )
  },
}

/** Eight layers, and no number between them. Of two on the same one the later in the page is above. */
export const Layers: Story = {
  name: 'Layers (z-index)',
  render: () => (
    <ol reversed start={layers.length} className="flex flex-col-reverse text-sm">
      {layers.map(([name, use]) => (
        <li
          key={name}
          className={`relative -mt-3 rounded-tile border border-hairline bg-raised px-5 pt-4 pb-6 shadow-float ${name}`}
        >
          <bdi dir="ltr" className="me-3 font-semibold tabular-nums">
            {name}
          </bdi>
          {use}
        </li>
      ))}
    </ol>
  ),
}
