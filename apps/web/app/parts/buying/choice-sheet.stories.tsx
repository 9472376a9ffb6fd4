import { longNameProduct, product } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { type CartActions, CartActionsContext } from '#app/state/cart/cart-context.ts'
import { say } from '#app/stories/say.ts'
import { cartSpies, withShop } from '#app/stories/with-shop.tsx'
import ChoiceSheet from './choice-sheet.tsx'
import { detailsFromTile } from './details-from-tile.ts'

const meta = {
  title: 'Patterns/Catalogue/ChoiceSheet',
  tags: ['dialog'],
  component: ChoiceSheet,
  decorators: [withShop],
  args: {
    product: detailsFromTile(product),
    start: {},
    open: true,
    onOpenChange: fn(),
    button: { current: null },
  },
} satisfies Meta<typeof ChoiceSheet>
export default meta
type Story = StoryObj<typeof meta>

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

export const Default: Story = {}
/** As the tile showed it. */
export const InAColour: Story = { args: { start: { color: product.colors[1]?.id } } }
export const SizesOnly: Story = { args: { product: detailsFromTile({ ...product, colors: [] }) } }
export const ColoursOnly: Story = { args: { product: detailsFromTile({ ...product, sizes: [] }) } }
/** What is chosen is seen, whatever colours are forced. */
export const Chosen: Story = {
  args: { start: { color: product.colors[1]?.id } },
  tags: ['vrt-forced-colors'],
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: product.sizes[0]?.name }))
  },
}
export const FewLeft: Story = { args: { product: detailsFromTile({ ...product, quantity: 2 }) } }
export const LongName: Story = {
  args: { product: { ...detailsFromTile(product), name: longNameProduct.name } },
}
export const ManyOptions: Story = {
  args: {
    product: detailsFromTile({
      ...product,
      sizes: Array.from({ length: 40 }, (_, index) => ({
        id: index + 1,
        name: `Size ${index + 1}`,
        price: 0,
      })),
    }),
  },
}

/** Nobody orders a size that nobody chose: the sheet stays, says it, and leads to the sizes. */
export const SizeMissing: Story = {
  play: async ({ args }) => {
    await press(say('Choose a size'))
    // The sheet may still be coming in.
    const said = await screen.findByText(say('Please choose a size'))
    await waitFor(() => expect(said).toBeVisible())
    await expect(screen.getAllByRole('radio')).toContain(document.activeElement)
    await expect(cartSpies.add).not.toHaveBeenCalled()
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
}

/** What it is over says what was put in the cart. */
function OverItsCart({ onOpenChange, ...props }: ComponentProps<typeof ChoiceSheet>) {
  const [open, setOpen] = useState(true)
  const [lines, setLines] = useState<readonly string[]>([])
  const actions: CartActions = {
    ...cartSpies,
    add: (line, shown) => {
      setLines((now) => [...now, `${line.quantity} × ${shown?.name}`])
      return cartSpies.add(line, shown)
    },
  }
  return (
    <CartActionsContext value={actions}>
      <p data-testid="cart">{lines.join(', ')}</p>
      <ChoiceSheet
        {...props}
        open={open}
        onOpenChange={(next) => {
          onOpenChange(next)
          setOpen(next)
        }}
      />
    </CartActionsContext>
  )
}
const isAdded = async (canvas: Pick<typeof screen, 'getByTestId'>) => {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await expect(canvas.getByTestId('cart').textContent).toBe(`1 × ${product.name}`)
}

/** Pressed once more while it goes out, it adds nothing more. */
export const PressedTwice: Story = {
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'It is closed, over words of the story.' } },
  render: (args) => <OverItsCart {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(await screen.findByRole('radio', { name: product.sizes[0]?.name }))
    const button = await screen.findByRole('button', { name: say('Add to cart') })
    button.click()
    await new Promise(requestAnimationFrame)
    button.click()
    await expect(cartSpies.add).toHaveBeenCalledTimes(1)
    await isAdded(canvas)
  },
}

export const Added: Story = {
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'It is closed, over words of the story.' } },
  render: (args) => <OverItsCart {...args} />,
  play: async ({ args, canvas }) => {
    const [size] = product.sizes
    await userEvent.click(await screen.findByRole('radio', { name: size?.name }))
    await press(say('Add to cart'))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
    await expect(cartSpies.add).toHaveBeenCalledWith(
      {
        product_id: product.id,
        quantity: 1,
        color: product.colors[0]?.id,
        size: size?.id,
        unit: product.unit?.name ?? null,
      },
      { name: product.name, thumbnail: product.thumbnail },
    )
    await isAdded(canvas)
  },
}
