/** What a shopper writes for the shop with an order: kept as it came, shown wherever the order is. */
import type { Capability } from './capabilities.ts'
import { lengths } from './lengths.ts'
import { type Phrase, phrase } from './phrase.ts'

interface OrderTextWords {
  /** Over the text, in checkout and wherever the order is shown. */
  readonly title: Phrase
  /** What its box is called. */
  readonly label: Phrase
  /** Characters. */
  readonly max: number
  /** Of a text that stock servers do not know: what tells that it can be sent (decision 044). */
  readonly capability?: Capability
}

const declared = {
  note: {
    title: phrase('Note'),
    label: phrase('Anything the shop should know'),
    max: lengths.note,
  },
} satisfies Record<string, OrderTextWords>

/** By its field: of what is sent, of the order, of its column. Boxes, calls and documents are made of these. */
export type OrderText = keyof typeof declared
export const orderTexts: Readonly<Record<OrderText, OrderTextWords>> = declared
export const orderTextNames = Object.keys(declared) as readonly OrderText[]

/** One value for each text. */
export const eachText = <Value>(of: (name: OrderText) => Value) =>
  Object.fromEntries(orderTextNames.map((name) => [name, of(name)])) as Record<OrderText, Value>

/** Those that a server takes that can do so much beyond the wire. */
export const takenTexts = (capabilities: readonly Capability[]): readonly OrderText[] =>
  orderTextNames.filter((name) => {
    const { capability } = orderTexts[name]
    return capability === undefined || capabilities.includes(capability)
  })

/** What was written with an order, each under its title, which is an English phrase. */
export const writtenTexts = (order: Readonly<Record<OrderText, string | null>>) =>
  orderTextNames.flatMap((name) => {
    const text = order[name]
    return text ? [{ title: orderTexts[name].title, text }] : []
  })
