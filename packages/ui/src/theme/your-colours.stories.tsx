import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Field } from '../field/index.ts'
import { ContrastTable } from '../lib/story-contrast-table.tsx'
import { ThemeSample } from '../lib/story-theme-sample.tsx'
import { Textarea } from '../textarea/index.ts'
import { rampFrom, type Scheme, type ThemeColors } from './index.ts'
import { readPasted, settingsCommand } from './pasted-theme.ts'

const schemes: Scheme[] = ['light', 'dark']

function YourColours({ pasted }: { pasted: string }) {
  const [text, setText] = useState(pasted)
  const { colors, missing } = readPasted(text)
  return (
    <div className="grid gap-8">
      <Field
        label="Your colours"
        hint="One hex colour, twelve of them from primary over 50 to 950, or theme_colors as JSON."
        error={
          missing.length > 0
            ? `The default theme stays: ${missing.join(', ')} not there, or no hex colour.`
            : undefined
        }
      >
        <Textarea dir="ltr" value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
      {missing.length === 0 ? (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            {schemes.map((scheme) => (
              <ThemeSample
                key={scheme}
                name="Your colours"
                theme={colors as ThemeColors}
                scheme={scheme}
              />
            ))}
          </div>
          {schemes.map((scheme) => (
            <ContrastTable key={scheme} colors={colors} scheme={scheme} />
          ))}
          <pre className="select-all overflow-x-auto rounded-tile bg-tile p-4 text-xs" dir="ltr">
            {settingsCommand(colors)}
          </pre>
        </>
      ) : null}
    </div>
  )
}

const meta = {
  title: 'Foundations/Your colours',
  component: YourColours,
  parameters: { controls: { disable: true } },
  args: { pasted: '#7a2e8e' },
} satisfies Meta<typeof YourColours>
export default meta
type Story = StoryObj<typeof meta>

/** Paste the colours of a brand: the components under them, what reads and what was chosen instead, and the settings. */
export const One: Story = {
  name: 'One colour',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/theme_colors\.primary950=/)).toBeVisible()
    await expect(canvas.getAllByRole('table')).toHaveLength(2)
  },
}

/** As the server sends them. */
export const Twelve: Story = {
  name: 'Twelve colours',
  args: { pasted: JSON.stringify({ theme_colors: rampFrom('#d9480f') }, null, 2) },
}

/** With one missing the default theme stays: the names are told. */
export const Incomplete: Story = {
  args: { pasted: '#d9480f' },
  play: async ({ canvas }) => {
    const text = canvas.getByRole('textbox', { name: 'Your colours' })
    await userEvent.clear(text)
    await userEvent.type(text, '#d9480f #fff4ed')
    await expect(canvas.getByText(/primary100, .*not there/)).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}
