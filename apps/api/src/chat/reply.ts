/** `npm run shop:reply -- --shop 3 "text"`: writes to a shopper as a shop. */
import { askShop, readOptions, runCommand, UsageError } from '../operator/command.ts'
import { replyAs, shopReply } from './operator.ts'

const usage = `Usage: npm run shop:reply -- --shop ID [--user ID] "text"
  --shop ID   who writes
  --user ID   to whom; without it, whoever wrote to the shop last`

const idOf = (name: string, value: string | undefined): number | null => {
  if (value === undefined) return null
  if (!/^[1-9]\d{0,8}$/.test(value)) throw new UsageError(`--${name} takes an id, not ${value}`)
  return Number(value)
}

const readArguments = () => {
  const options = { shop: { type: 'string' }, user: { type: 'string' } } as const
  const { values, positionals } = readOptions({ options, allowPositionals: true })
  const shopId = idOf('shop', values.shop)
  const body = positionals.join(' ').trim()
  if (shopId === null || body === '') throw new UsageError('A shop and a text are needed.')
  return { shopId, userId: idOf('user', values.user), body }
}

await runCommand(usage, async () => {
  const { shopId, userId, body } = readArguments()
  const { user_id } = await askShop(
    shopReply,
    { shop_id: shopId, ...(userId === null ? {} : { user_id: userId }), message: body },
    async (deps) => ({ user_id: (await replyAs(deps, { shopId, userId, body })).userId }),
  )
  return `Shop ${shopId} wrote to shopper ${user_id}.`
})
