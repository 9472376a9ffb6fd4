import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Accordion, AccordionItem } from './index.ts'

const about = `
Titles under each other, each with something to open.

**When to use.** For questions and answers, and the parts of a long page of which people read one or two.
**Something else:** a single one is a Collapsible; a few short texts are better read at once; panels
side by side are Tabs.

- Do: give items one \`name\` when opening one should close the other, and \`open\` to the likeliest.
- Do: set \`titleAs\` to the level that fits the page's headings.
- Don't: put an accordion into another.

**Keys.** Tab goes from title to title, and into what is open; Enter and Space open and close.

**Accessibility.** Native \`<details>\`: the state is said, the browser's page search opens what it finds in.
Titles are headings, so that they can be jumped to.
`

const questions = ['When does it arrive?', 'How do I return it?', 'Is it dishwasher safe?']
const answer = 'It depends on where you live; the checkout tells you before you pay.'

const meta = {
  title: 'Primitives/Navigation/Accordion',
  component: Accordion,
  args: {
    className: 'max-w-160',
    children: questions.map((title, index) => (
      <AccordionItem key={title} title={title} name="questions" open={index === 0}>
        {answer}
      </AccordionItem>
    )),
  },
  argTypes: { children: { control: false } },
  parameters: { docs: { description: { component: about } } },
} satisfies Meta<typeof Accordion>
export default meta
type Story = StoryObj<typeof meta>

/** Items of one name close each other. */
export const Playground: Story = {
  tags: ['vrt-forced-colors'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab()
    await userEvent.tab()
    const second = canvas.getByText('How do I return it?').closest('summary')
    await expect(second).toHaveFocus()
    second?.click()
    await waitFor(() =>
      expect(canvasElement.querySelector('details[open]')).toHaveTextContent('How do I return it?'),
    )
    await expect(canvasElement.querySelectorAll('details[open]')).toHaveLength(1)
  },
}

/** Without a name each stands for itself. */
export const SeveralOpen: Story = {
  args: {
    children: questions.map((title) => (
      <AccordionItem key={title} title={title} open>
        {answer}
      </AccordionItem>
    )),
  },
}

export const Many: Story = {
  args: {
    children: Array.from({ length: 12 }, (_, index) => {
      const title = `Question ${index + 1}`
      return (
        <AccordionItem key={title} title={title} name="many">
          {answer}
        </AccordionItem>
      )
    }),
  },
}

export const LongText: Story = {
  args: {
    className: 'max-w-72',
    children: (
      <AccordionItem title="Wie funktioniert die Rücksendungsbearbeitungsgebührenerstattung?" open>
        {'Donaudampfschifffahrtsgesellschaftskapitänsmützen werden umgehend erstattet. '.repeat(4)}
      </AccordionItem>
    ),
  },
  tags: ['vrt-zoom'],
}

export const Arabic: Story = {
  args: {
    children: (
      <AccordionItem title="متى يصل الطلب؟" open>
        يعتمد ذلك على مكان إقامتك.
      </AccordionItem>
    ),
  },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}
