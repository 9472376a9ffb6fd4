/** `npm run shop:applications`, `npm run shop:accept -- 3`, `npm run shop:refuse -- 3`. */
import { askShop, runCommand, UsageError } from '../operator/command.ts'
import { decideOnShop, shopDecision } from './operator.ts'

const usage = `Usage: npm run shop:applications        lists the shops that are under review
       npm run shop:accept -- NUMBER    opens one of them
       npm run shop:refuse -- NUMBER    says no to it`

const readArguments = () => {
  const [word, id] = process.argv.slice(2)
  if (word === 'list') return {}
  if (word !== 'accept' && word !== 'refuse') throw new UsageError('Accept, or refuse?')
  if (!/^[1-9]\d{0,8}$/.test(id ?? '')) throw new UsageError('The number of a shop is needed.')
  return { decision: { application_id: Number(id), word } } as const
}

await runCommand(usage, async () => {
  const request = readArguments()
  const { lines } = await askShop(shopDecision, request, (deps) => decideOnShop(deps, request))
  return lines
})
