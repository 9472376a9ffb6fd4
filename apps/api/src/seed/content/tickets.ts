/** Support tickets of the demo shopper, newest first: what was asked, by whom answered, how long ago. */
import type { Names } from '../../db/columns.ts'

export const issueTypes: readonly { readonly name: string; readonly names: Names }[] = [
  { name: 'Order and delivery', names: { ar: 'الطلب والتوصيل', ir: 'سفارش و تحویل' } },
  { name: 'Payment and refund', names: { ar: 'الدفع والاسترداد', ir: 'پرداخت و بازگشت وجه' } },
  { name: 'Product question', names: { ar: 'سؤال عن منتج', ir: 'پرسش دربارهٔ کالا' } },
  { name: 'My account', names: { ar: 'حسابي', ir: 'حساب من' } },
  { name: 'Something else', names: { ar: 'شيء آخر', ir: 'موضوع دیگر' } },
]

export interface TicketSeed {
  readonly ticketNo: string
  readonly issueType: string
  readonly subject: string | null
  readonly status: 'pending' | 'confirm' | 'completed' | 'cancel'
  readonly userChat: boolean
  /** Which of her orders it is about, counted back from the newest. */
  readonly order: number | null
  /** Hours from now at which support calls. */
  readonly schedule: readonly [from: number, to: number] | null
  /** A text with an exclamation mark in front of its author is pinned. */
  readonly lines: readonly (readonly [author: string, hoursAgo: number, body: string])[]
}

/** The shopper's own lines. */
export const self = 'self'

export const tickets: readonly TicketSeed[] = [
  {
    ticketNo: 'T48120653',
    issueType: 'Order and delivery',
    subject: 'Can the parcel come a day later?',
    status: 'pending',
    userChat: true,
    order: 0,
    schedule: null,
    lines: [[self, 2, 'We are away on Tuesday. Could the parcel come on Wednesday instead?']],
  },
  {
    ticketNo: 'T30917742',
    issueType: 'Payment and refund',
    subject: 'Charged twice for one order',
    status: 'confirm',
    userChat: true,
    order: 2,
    schedule: [20, 22],
    lines: [
      [
        self,
        30,
        'My bank shows two charges for this order, the second one minute after the first.',
      ],
      ['Mira Solberg', 28, 'Good morning Sara, and sorry for the fright. We are looking into it.'],
      [self, 27.5, 'Thank you! The second one is the one to take back.'],
      [
        '!Mira Solberg',
        5,
        'Found it: the second charge was released today. Banks need two to four working days to show it.',
      ],
      ['Mira Solberg', 4.9, 'I will call you tomorrow morning, to be sure that it has arrived.'],
    ],
  },
  {
    ticketNo: 'T77120458',
    issueType: 'Product question',
    subject: null,
    status: 'completed',
    userChat: true,
    order: null,
    schedule: null,
    lines: [
      [self, 400, 'Do the wool blankets of different shops have the same size?'],
      ['Jonas Weber', 398, 'Almost: 130 by 180 cm, and 140 by 200 cm at Hearth & Pine.'],
      [self, 397, 'That is what I needed to know 🙂'],
    ],
  },
  {
    ticketNo: 'T15530096',
    issueType: 'My account',
    subject: 'Change of e-mail address',
    status: 'cancel',
    userChat: false,
    order: null,
    schedule: null,
    lines: [[self, 900, 'Please ignore this, I have found the form under My Profile.']],
  },
]
