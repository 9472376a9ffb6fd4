import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Accordion, AccordionItem } from './index.ts'

const questions = ['When does it arrive?', 'How do I return it?', 'Is it dishwasher safe?']

const meta = {
  title: 'Primitives/Navigation/Accordion',
  component: Accordion,
  args: {
    className: 'max-w-160',
    children: questions.map((title, index) => (
      <AccordionItem key={title} title={title} name="questions" open={index === 0}>
        It depends on where you live; the checkout tells you before you pay.
      </AccordionItem>
    )),
  },
} satisfies Meta<typeof Accordion>
export default meta
type Story = StoryObj<typeof meta>

/** Items of one name close each other. */
export const Playground: Story = {
  play: async ({ canvas, canvasElement }) => {
    canvas.getByText('How do I return it?').click()
    await expect(canvasElement.querySelectorAll('details[open]')).toHaveLength(1)
  },
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
