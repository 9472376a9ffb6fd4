import type { Coupon } from '@shop/contract'
import { cart, coupons, user } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { SWRConfig, useSWRConfig } from 'swr'
import { collect, vouchersResource } from '#app/data/vouchers.ts'
import { isolate } from '#app/lib/i18n/isolate.ts'
import { longName, withLongWords } from '#app/stories/long-words.tsx'
import { say } from '#app/stories/say.ts'
import {
  hasHeard,
  neverAnswers,
  refuse,
  type StoryAnswer,
  type StoryApi,
} from '#app/stories/story-api.ts'
import { known, type ShopStory, withShop } from '#app/stories/with-shop.tsx'
import { VoucherDialog } from './voucher-dialog.tsx'

const fresh = coupons.map((one) => ({ ...one, is_collected: false }))

/** A shop with these vouchers. */
const offering = (list: readonly Coupon[], api: StoryApi = {}) => ({
  shop: {
    user,
    known: known(vouchersResource, [1], [...list]),
    api: { 'GET /get-vouchers': { coupons: list }, ...api },
  } satisfies ShopStory,
})
/** A shop whose vouchers are asked for, and what the server says to it. */
const withAnswer = (answer: StoryAnswer) => ({
  shop: { user, api: { 'GET /get-vouchers': answer } } satisfies ShopStory,
})

const meta = {
  title: 'Patterns/Vouchers/Voucher dialog',
  tags: ['dialog'],
  component: VoucherDialog,
  decorators: [withShop],
  args: {
    open: true,
    onOpenChange: fn(),
    onSignedOut: fn(),
    shop: { id: 1, name: 'Harbour Goods' },
  },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '620px' } },
  },
} satisfies Meta<typeof VoucherDialog>
export default meta
type Story = StoryObj<typeof meta>

const title = () => say('Voucher from : {{shop}}', { shop: isolate(meta.args.shop.name) })

/** A percentage, an amount, and one that was collected before. */
export const Default: Story = {
  parameters: offering(coupons),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: title() })
    const tickets = within(dialog).getAllByRole('listitem')
    const messages = [
      [
        ...['10%', say('Minimum Spend'), '50.00', say('Discount at most'), '30.00'],
        ...[say('Validity till'), '2026', '59', say('Collect')],
      ],
      ['5.00', say('Minimum Spend'), '25.00', say('Collect')],
      ['20%', say('Minimum Spend'), '120.00', say('Collected')],
    ]
    for (const [at, texts] of messages.entries())
      for (const text of texts) await expect(tickets[at]).toHaveTextContent(text)
  },
}

/** Over a cart with too little in it a collected voucher says why it takes nothing off. */
export const TooLittle: Story = {
  // One thing for 74.99: enough for the first voucher, and for no 120.
  args: { goods: cart.cart_items[0]?.products.slice(1) ?? [] },
  parameters: offering(coupons.map((one, at) => ({ ...one, is_collected: at !== 1 }))),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: title() })
    const [first, second, third] = within(dialog).getAllByRole('listitem')
    const [before = '', after = ''] = say('Spend {{amount}} more to use your voucher', {
      amount: '|',
    }).split('|')
    await expect(first).not.toHaveTextContent(after)
    await expect(second).not.toHaveTextContent(after)
    await expect(third).toHaveTextContent(new RegExp(`${before}.*45\\.01.*${after}`))
  },
}

/** Collects the first voucher, once the dialog has taken the focus. */
async function collectFirst() {
  const dialog = await screen.findByRole('dialog', { name: title() })
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  const [first] = await within(dialog).findAllByRole('button', { name: say('Collect') })
  first?.focus()
  await userEvent.keyboard('{Enter}')
  return dialog
}

let isCollected = false

/** Collected shows before the server has answered; a collected one cannot be pressed again. */
export const Collect: Story = {
  parameters: offering(fresh, {
    'POST /vouchers-collect': () => {
      isCollected = true
      return Response.json({ message: 'Collected', data: { coupon: fresh[0] } })
    },
    // However late it is read again.
    'GET /get-vouchers': () =>
      Response.json({
        data: {
          coupons: fresh.map((one, at) => ({ ...one, is_collected: isCollected && at === 0 })),
        },
      }),
  }),
  beforeEach: () => {
    isCollected = false
  },
  play: async () => {
    const dialog = await collectFirst()
    await expect(within(dialog).getByRole('button', { name: say('Collected') })).toHaveFocus()
    await waitFor(() => expect(hasHeard('POST /vouchers-collect')).toBe(true))
    await userEvent.keyboard('{Enter}')
    await expect(within(dialog).getAllByRole('button', { name: say('Collect') })).toHaveLength(2)
  },
}

/** The answer is on its way: the voucher shows as collected already, and can be pressed no more. */
export const CollectedBeforeTheAnswer: Story = {
  parameters: offering(fresh, { 'POST /vouchers-collect': neverAnswers }),
  play: async () => {
    await collectFirst()
    const button = await screen.findByRole('button', { name: say('Collected') })
    await waitFor(() => expect(button).toBeVisible())
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(hasHeard('POST /vouchers-collect')).toBe(false)
  },
}

const listed = fn<() => Coupon[]>()

/** The list is read anew while the answer is on its way: it is of before, and changes nothing. */
export const ReadMeanwhile: Story = {
  decorators: [
    (Story) => (
      <SWRConfig value={{ dedupingInterval: 0 }}>
        <Story />
      </SWRConfig>
    ),
  ],
  parameters: offering(fresh, {
    'GET /get-vouchers': () => Response.json({ data: { coupons: listed() } }),
    'POST /vouchers-collect': neverAnswers,
  }),
  beforeEach: () => {
    listed.mockReturnValue(fresh)
  },
  play: async () => {
    await waitFor(() => expect(hasHeard('GET /get-vouchers')).toBe(true))
    await collectFirst()
    await screen.findByRole('button', { name: say('Collected') })
    listed.mockReturnValue(fresh.map((one) => ({ ...one, min_order_amount: 77 })))
    dispatchEvent(new Event('online'))
    await waitFor(() => expect(screen.getAllByText(/\$77/)).toHaveLength(3))
    await expect(screen.getByRole('button', { name: say('Collected') })).toBeVisible()
  },
}

const [firstFresh, ...otherFresh] = fresh as [Coupon, ...Coupon[]]
let collected = Promise.withResolvers<void>()

function CollectsWhileItIsRead() {
  const { mutate } = useSWRConfig()
  useEffect(() => {
    void collect(mutate, 1, firstFresh.id).then(() => collected.resolve())
  }, [mutate])
  return null
}

/** One is collected while the list is on its way, as after a login: the list comes all the same. */
export const CollectedWhileRead: Story = {
  tags: ['!autodocs', 'no-vrt'],
  decorators: [
    (Story) => (
      <>
        <Story />
        <CollectsWhileItIsRead />
      </>
    ),
  ],
  parameters: {
    shop: {
      user,
      api: {
        'GET /get-vouchers': async () => {
          await collected.promise
          return Response.json({
            data: { coupons: [{ ...firstFresh, is_collected: true }, ...otherFresh] },
          })
        },
        'POST /vouchers-collect': { coupon: firstFresh },
      },
    } satisfies ShopStory,
    visual: { reason: 'Looks like CollectedBeforeTheAnswer.' },
  },
  beforeEach: () => {
    collected = Promise.withResolvers()
  },
  play: async () => {
    await expect(await screen.findAllByRole('button', { name: say('Collect') })).toHaveLength(2)
    const button = screen.getByRole('button', { name: say('Collected') })
    await waitFor(() => expect(button).toBeVisible())
  },
}

/** Refused: it can be collected again, and the server's message is an error toast. */
export const CollectFailed: Story = {
  parameters: offering(fresh, {
    'POST /vouchers-collect': refuse(422, 'This voucher has run out.'),
  }),
  play: async () => {
    await collectFirst()
    await waitFor(() => expect(screen.getByText('This voucher has run out.')).toBeVisible())
    await expect(screen.getAllByRole('button', { name: say('Collect') })).toHaveLength(3)
  },
}

export const Empty: Story = {
  parameters: offering([]),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.body).toHaveTextContent(
      say('Sorry there is no voucher available'),
    )
  },
}

export const Loading: Story = { parameters: withAnswer(neverAnswers) }

/** In the dialog with Retry, and as an error toast. */
export const Failed: Story = {
  parameters: withAnswer(refuse(500, 'The server has a headache.')),
  play: async () => {
    await waitFor(() =>
      expect(screen.getAllByText('The server has a headache.').length).toBeGreaterThan(1),
    )
    const retry = await screen.findByRole('button', { name: say('Retry') })
    await waitFor(() => expect(retry).toBeVisible())
  },
}

/** The session is over: whoever opened the dialog leads home. */
export const SessionOver: Story = {
  parameters: withAnswer(refuse(401, 'Unauthenticated.')),
  play: async ({ args }) => {
    await waitFor(() => expect(args.onSignedOut).toHaveBeenCalled())
  },
}

const many = Array.from({ length: 30 }, (_, index): Coupon => {
  const one = fresh[index % fresh.length] as Coupon
  return { ...one, id: index + 1, discount: one.discount + index, is_collected: index % 4 === 0 }
})
export const Many: Story = { parameters: offering(many) }

export const LongTexts: Story = {
  decorators: [withLongWords],
  args: { shop: { id: 1, name: longName } },
  parameters: offering(
    coupons.map((one) => ({
      ...one,
      discount: one.discount_type === 'Percentage' ? one.discount : one.discount * 1234.5,
      min_order_amount: Number(one.min_order_amount) * 1234.5,
      validity: 'Mittwoch, 30 September 2026 23:59',
    })),
  ),
}

export const Arabic: Story = {
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
  parameters: offering(coupons),
}
export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
  parameters: offering(coupons),
}
