import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { isRtl } from '#lib/text-direction'
import { linkStates, StoryStates } from '../lib/story-states.tsx'
import { Tab, TabList, TabPanel, Tabs } from './index.ts'

const about = `
Several panels in one place, one of them in view.

**When to use.** For parts of one thing that are read one at a time: description, reviews, delivery. **Something else:**
when back, a new tab or a shared link should open the panel, use TabLinks; what is compared stays in view together;
on a phone an Accordion shows all the titles.

- Do: name the row with \`label\`, and pass \`defaultValue\`: an empty place below the tabs says nothing.
- Do: \`activation="manual"\` where a panel costs a call: one is not opened on the way to another.
- Do: keep titles to a word or two.
- Don't: hide in a closed panel what is needed to buy.

**Keys.** Tab comes to the open tab and goes on into its panel. The arrow keys move and open, going round at the ends; Home
and End go to the first and last. In right-to-left text the left arrow goes on; in a column the arrow down does. With
\`activation="manual"\` Enter and Space open.

**Accessibility.** \`tablist\`, \`tab\` and \`tabpanel\`, tied to each other. Panels take the focus, so that plain text can be
scrolled and read; pass \`tabIndex={-1}\` to a panel that starts with something to press. Closed panels stay in the page.
`

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
  parameters: { docs: { description: { component: about } } },
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
    await userEvent.tab()
    await expect(canvas.getByRole('tabpanel')).toHaveFocus()
  },
}

export const States: Story = {
  tags: ['vrt-forced-colors'],
  render: (args) => (
    <StoryStates states={linkStates}>
      {(_, state) => (
        <Tabs {...args}>
          <TabList label={state}>
            <Tab value="Description">Open</Tab>
            <Tab value="Reviews">Closed</Tab>
            <Tab value="Delivery" disabled>
              Disabled
            </Tab>
          </TabList>
          <TabPanel value="Description">Its panel.</TabPanel>
          <TabPanel value="Reviews">None yet.</TabPanel>
          <TabPanel value="Delivery">Tomorrow.</TabPanel>
        </Tabs>
      )}
    </StoryStates>
  ),
}

/** The first is where the keyboard comes in. */
export const NoneOpen: Story = {
  args: { defaultValue: undefined },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('tabpanel')).not.toBeInTheDocument()
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'Description' })).toHaveFocus()
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

/** The arrow keys look around, Enter opens; with Alt or Ctrl they are the browser's. */
export const Manual: Story = {
  args: { activation: 'manual' },
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'Looks like Playground.' } },
  play: async ({ canvas, args }) => {
    const forward = isRtl(canvas.getByRole('tablist')) ? 'ArrowLeft' : 'ArrowRight'
    await userEvent.tab()
    await userEvent.keyboard(`{Alt>}{${forward}}{/Alt}{Control>}{End}{/Control}`)
    await expect(canvas.getByRole('tab', { name: 'Description' })).toHaveFocus()
    await userEvent.keyboard(`{${forward}}`)
    await expect(canvas.getByRole('tab', { name: 'Reviews' })).toHaveFocus()
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Reviews of')
  },
}

/** In a column the arrows up and down move; those to the sides do nothing. */
export const Vertical: Story = {
  args: { orientation: 'vertical' },
  tags: ['vrt-forced-colors'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: 'Reviews' })).toHaveFocus()
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Reviews of')
  },
}

export const Dark: Story = { ...States, globals: { scheme: 'dark' }, tags: ['!autodocs'] }

/** Held from outside: it shows what its owner says. */
export const Controlled: Story = {
  args: { value: 'Reviews', defaultValue: undefined },
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Home}')
    await expect(args.onValueChange).toHaveBeenCalledWith('Description')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Reviews of')
  },
}

/** The arrow keys pass over it. */
export const DisabledTab: Story = {
  render: (args) => (
    <Tabs {...args}>
      <TabList label="About the product">
        <Tab value="Description">Description</Tab>
        <Tab value="Reviews" disabled>
          Reviews
        </Tab>
        <Tab value="Delivery">Delivery</Tab>
      </TabList>
      <TabPanel value="Description">Description of the stoneware cup.</TabPanel>
      <TabPanel value="Reviews">None yet.</TabPanel>
      <TabPanel value="Delivery">Tomorrow.</TabPanel>
    </Tabs>
  ),
  play: async ({ canvas }) => {
    const forward = isRtl(canvas.getByRole('tablist')) ? '{ArrowLeft}' : '{ArrowRight}'
    await userEvent.tab()
    await userEvent.keyboard(forward)
    await expect(canvas.getByRole('tab', { name: 'Delivery' })).toHaveFocus()
  },
}

const many = Array.from({ length: 12 }, (_, index) => `Tab ${index + 1}`)

export const Many: Story = {
  tags: ['vrt-zoom', 'vrt-ends'],
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

export const Arabic: Story = {
  render: (args) => (
    <Tabs {...args}>
      <TabList label="عن المنتج">
        <Tab value="Description">الوصف</Tab>
        <Tab value="Reviews">التقييمات</Tab>
      </TabList>
      <TabPanel value="Description">كوب خزفي مصنوع يدويًا.</TabPanel>
      <TabPanel value="Reviews">لا توجد تقييمات بعد.</TabPanel>
    </Tabs>
  ),
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}
