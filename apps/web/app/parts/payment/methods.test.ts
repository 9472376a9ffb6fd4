import { settings } from '@shop/contract/fixtures'
import { expect, it } from 'vitest'
import { gatewaysOf, methodsOf } from './methods.ts'

const names = (methods: readonly { name: string }[]) => methods.map(({ name }) => name)

it('offers each way by its setting, and only gateways that are on', () => {
  expect(names(methodsOf(settings))).toEqual(['cash', 'sandbox', 'stripe'])
  expect(names(methodsOf({ ...settings, cash_on_delivery: false }))).toEqual(['sandbox', 'stripe'])
  expect(names(methodsOf({ ...settings, online_payment: false }))).toEqual(['cash'])
  const off = settings.payment_gateways.map((one) => ({ ...one, is_active: one.id === 2 }))
  expect(names(gatewaysOf({ ...settings, payment_gateways: off }))).toEqual(['stripe'])
  expect(
    methodsOf({ ...settings, cash_on_delivery: false, online_payment: true, payment_gateways: [] }),
  ).toEqual([])
})
