import * as calls from '@shop/contract'
import { Hono } from 'hono'
import { phoneProblem, phoneValues } from '../auth/phone.ts'
import { readRules } from '../auth/rules.ts'
import type { Database } from '../db/index.ts'
import type { AppEnv } from '../deps.ts'
import { answer, mount, pageOf, pathId, refuse, userOf, wrongField } from '../http/index.ts'
import { deleteAddress, listAddresses, storeAddress, updateAddress } from './service.ts'

/** The own addresses (wire.md 9). Another shopper's are unknown, not forbidden. */
export const addressRoutes = new Hono<AppEnv>()

const unknown = 'The address was not found.'

async function checkPhone(db: Database, phone: string): Promise<void> {
  const rules = await readRules(db)
  const problem = phoneProblem(phone, rules)
  if (problem !== null) throw wrongField('phone', problem, phoneValues(rules))
}

mount(addressRoutes, calls.getAddresses, async (c) =>
  answer(c, await listAddresses(c.var.deps.db, userOf(c).id, pageOf(c.req.valid('query')))),
)

mount(addressRoutes, calls.storeAddress, async (c) => {
  const form = c.req.valid('json')
  const { db } = c.var.deps
  await checkPhone(db, form.phone)
  const address = await storeAddress(db, userOf(c).id, form)
  return answer(c, { address }, 'Address added successfully')
})

mount(addressRoutes, calls.updateAddress, async (c) => {
  const form = c.req.valid('json')
  const { db, now } = c.var.deps
  const id = pathId(c.req.param('id'), unknown)
  await checkPhone(db, form.phone)
  const address = await updateAddress(db, userOf(c).id, id, form, now())
  return address ? answer(c, { address }, 'Address updated successfully') : refuse(404, unknown)
})

mount(addressRoutes, calls.deleteAddress, async (c) => {
  const id = pathId(c.req.param('id'), unknown)
  const deleted = await deleteAddress(c.var.deps.db, userOf(c).id, id)
  return deleted ? answer(c, null, 'Address deleted successfully') : refuse(404, unknown)
})
