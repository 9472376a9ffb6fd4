import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { isRtl } from '#lib/text-direction'
import { Tab, TabList, TabPanel, Tabs } from './index.ts'

const names = ['Description', 'Reviews', 'Delivery']

const meta = {
  title: 'Primitives/Navigation/Tabs',
  component: Tabs,
  args: { defaultValue: 'Description', onValueChange: fn() },
  render: (args) => (
    <Tabs {...args}>
      <TabList label="About the product">
        {names.map((name) => (
          <Tab key={name} value={name}>
            {name}
          </Tab>
        ))}
      </TabList>
      {names.map((name) => (
        <TabPanel key={name} value={name}>
          <p className="text-ink-soft text-sm">{name} of the stoneware cup.</p>
        </TabPanel>
      ))}
    </Tabs>
  ),
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

/** The arrow that points forward goes forward, in both directions of text. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    const forward = isRtl(canvas.getByRole('tablist')) ? '{ArrowLeft}' : '{ArrowRight}'
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'Description' })).toHaveFocus()
    await userEvent.keyboard(forward)
    await expect(canvas.getByRole('tab', { name: 'Reviews' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Delivery of')
    await userEvent.keyboard(forward)
    await expect(canvas.getByRole('tab', { name: 'Description' })).toHaveFocus()
  },
}

export const DisabledTab: Story = {
  render: (args) => (
    <Tabs {...args}>
      <TabList label="About the product">
        <Tab value="Description">Description</Tab>
        <Tab value="Reviews" disabled>
          Reviews
        </Tab>
      </TabList>
      <TabPanel value="Description">Description of the stoneware cup.</TabPanel>
      <TabPanel value="Reviews">None yet.</TabPanel>
    </Tabs>
  ),
}

const many = Array.from({ length: 12 }, (_, index) => `Tab ${index + 1}`)

export const Many: Story = {
  args: { defaultValue: 'Tab 1', className: 'max-w-80' },
  render: (args) => (
    <Tabs {...args}>
      <TabList label="Many">
        {many.map((name) => (
          <Tab key={name} value={name}>
            {name}
          </Tab>
        ))}
      </TabList>
      {many.map((name) => (
        <TabPanel key={name} value={name}>
          {name} is open.
        </TabPanel>
      ))}
    </Tabs>
  ),
}
