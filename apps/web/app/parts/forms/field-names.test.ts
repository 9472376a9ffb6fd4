/** What a server refuses stands under the field that it is about, and calls it what the form does. */

import { readFileSync } from 'node:fs'
import * as calls from '@shop/contract'
import { everyCall } from '@shop/contract/every-call'
import { lengths, lineLength } from '@shop/contract/lengths'
import { eachText } from '@shop/contract/order-texts'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'

const root = new URL('../../../../../', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, root), 'utf8')
const flows = (name: string) => `packages/flows/src/auth/${name}/${name}-form.tsx`
const app = (name: string) => `apps/web/app/${name}.tsx`

interface Form {
  name: string
  files: string[]
  call: { body?: unknown }
  /** What the form sends without a field for it, with why there is none: a note says what is wrong with it. */
  without?: Readonly<Record<string, string>>
  /** Fields that ask instead of naming: nothing can be typed into them that is refused. */
  asking?: string[]
}

const forms: Form[] = [
  { name: 'login', files: [flows('login')], call: calls.login },
  { name: 'registration', files: [flows('registration')], call: calls.register },
  {
    name: 'forgot password',
    files: [flows('forgot-password')],
    call: calls.sendOtp,
    without: { forgot_password: 'the form is for nothing else' },
  },
  {
    name: 'reset password',
    files: [flows('reset-password')],
    call: calls.resetPassword,
    without: { token: 'the code has been answered by it' },
  },
  { name: 'profile', files: [app('screens/profile/profile-form')], call: calls.updateProfile },
  {
    name: 'password',
    files: [app('screens/profile/change-password-screen')],
    call: calls.changePassword,
  },
  {
    name: 'address',
    files: [app('parts/addresses/address-form')],
    call: calls.storeAddress,
    without: {
      is_default: 'a box: nothing about it is wrong',
      latitude: 'the form has no map',
      longitude: 'the form has no map',
    },
  },
  {
    name: 'review',
    files: [app('parts/review-writing/review-dialog'), app('parts/review-writing/shop-part')],
    call: calls.storeReview,
    without: { product_id: 'the dialog is of it', order_id: 'the dialog is of it' },
    asking: ['photo_alts', 'shop_rating', 'shop_description'],
  },
  { name: 'ticket', files: [app('screens/tickets/ticket-form')], call: calls.storeTicket },
  { name: 'contact', files: [app('screens/content/contact-form')], call: calls.sendContact },
  { name: 'shop', files: [app('screens/shop-register/shop-form')], call: calls.registerShop },
  {
    name: 'checkout',
    files: [app('screens/checkout/checkout-form')],
    call: calls.placeOrder,
    without: {
      is_buy_now: 'the page is of it',
      shown: 'what the page shows',
      ...eachText(() => 'its box is made of its declaration (checkout-screen.stories)'),
    },
  },
]

/** Calls that take a text and are sent by no form, with why there is none. */
const withoutForm: Readonly<Record<string, string>> = {
  addToCart: 'what is to be had is chosen',
  getCheckout: 'a code has one box, and its refusal stands there',
  openConversation: 'it is opened with a product, and nothing is typed',
  orderAgain: 'how to pay is chosen',
  sendMessage: 'a message has one box, and what is refused stands beside it',
  sendTicketMessage: 'a message has one box, and what is refused stands beside it',
  socialLogin: 'the provider writes it',
  verifyOtp: 'a code has one box, and its refusal stands there',
}

const entriesOf = ({ call: { body } }: Pick<Form, 'call'>) =>
  (body as { entries: Record<string, v.GenericSchema> }).entries

/** The labels of a form's fields, the names that each shows the errors of, its own first, and its box. */
const fieldsOf = ({ files }: Form) =>
  files.flatMap((file) =>
    read(file)
      .split(/<(?=[A-Z])/)
      .map((tag, index, tags) => ({
        box: tags[index + 1] ?? '',
        labels: [...(/label=\{([\s\S]*?\))\}/.exec(tag)?.[1] ?? '').matchAll(/t\('([^']+)'/g)].map(
          ([, label = '']) => label,
        ),
        names: [...tag.matchAll(/\b(?:error(?:Of)?|refusal)\(\W(\w+)/g)].map(
          ([, name = '']) => name,
        ),
      }))
      .filter(({ names }) => names.length > 0),
  )

/** How many characters a text may have for the server; undefined for what is no such text. */
const mostOf = (schema: unknown): number | undefined => {
  if (typeof schema !== 'object' || schema === null) return undefined
  const { type, requirement, pipe, wrapped } = schema as Record<string, unknown>
  if (type === 'max_length') return Number(requirement)
  const parts = [...(Array.isArray(pipe) ? pipe.filter((part) => part !== schema) : []), wrapped]
  return parts.map(mostOf).find((most) => most !== undefined)
}

test('a call that takes what somebody types has a form in `forms`, or says in `withoutForm` why not', () => {
  const typed = [...everyCall].flatMap(([name, call]) =>
    call.method !== 'GET' && call.body && Object.values(entriesOf({ call })).some(mostOf)
      ? [{ name, call }]
      : [],
  )
  // One form makes an address and mends it.
  const unlisted = typed.filter(({ call }) => !forms.some((form) => form.call.body === call.body))
  expect(unlisted.map(({ name }) => name).sort()).toEqual(Object.keys(withoutForm).sort())
})

const phrases = ['en', 'ar', 'ir'].map((locale) => ({
  locale,
  say: (phrase: string): string =>
    JSON.parse(read(`apps/api/src/seed/lang/${locale}.json`))[phrase] ?? phrase,
}))

describe.each(forms)('$name', (form) => {
  const fields = fieldsOf(form)

  test('shows the errors of all that it sends, and of nothing else', () => {
    const shown = new Set(fields.flatMap(({ names }) => names))
    // A country is the form's own question: its dial code is what is sent.
    if (form.call === calls.sendOtp) shown.delete('country')
    expect([...shown, ...Object.keys(form.without ?? {})].sort()).toEqual(
      Object.keys(entriesOf(form)).sort(),
    )
  })

  test('lets nobody type more than the server takes', () => {
    const unlike = fields.flatMap(({ names: [name = ''], box }) => {
      const most = mostOf(entriesOf(form)[name])
      // A type has its own idea of how long is too long.
      if (most === undefined || !/^(TextInput|Textarea)\b/.test(box) || box.includes(' type='))
        return []
      const [, length, line] = /maxLength=\{(?:lengths\.(\w+)|(lineLength))\}/.exec(box) ?? []
      const typed = line ? lineLength : Reflect.get(lengths, length ?? '')
      return typed === most ? [] : [`${name}: ${typed ?? 'no maxLength'}, the server takes ${most}`]
    })
    expect(unlike).toEqual([])
  })

  test.each(phrases)('calls its fields as the server does, in $locale', ({ say }) => {
    const unlike = fields.flatMap(({ labels, names: [name = ''] }) => {
      const schema = entriesOf(form)[name]
      if (!schema || labels.length === 0 || form.asking?.includes(name)) return []
      const called = say(v.getTitle(schema) ?? name.replaceAll('_', ' ')).toLowerCase()
      return labels.some((label) => say(label).toLowerCase().includes(called))
        ? []
        : [`${name}: ${called} is not in ${labels.map(say).join(', ')}`]
    })
    expect(unlike).toEqual([])
  })
})
