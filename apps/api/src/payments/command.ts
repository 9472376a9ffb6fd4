/** `npm run orders:refunds`, `npm run orders:refunds -- 12`, `-- all`, `-- 12 --by-hand`. */
import { askShop, runCommand, UsageError } from '../operator/command.ts'
import { refundsDue, workOnRefunds } from './operator.ts'

const usage = `Usage: npm run orders:refunds                       lists the money that is to go back
       npm run orders:refunds -- NUMBER             gives an order's back through its gateway
       npm run orders:refunds -- all                gives everything back that can be
       npm run orders:refunds -- NUMBER --by-hand   notes that it went back another way`

const readArguments = () => {
  const words = process.argv.slice(2)
  const isByHand = words.includes('--by-hand')
  const [whose, ...more] = words.filter((word) => word !== '--by-hand')
  if (more.length > 0) throw new UsageError('One order, or all of them?')
  if (whose === undefined && !isByHand) return {}
  if (whose === 'all' && !isByHand) return { give: { order_id: null, is_by_hand: false } }
  if (!/^[1-9]\d{0,8}$/.test(whose ?? '')) throw new UsageError('The number of an order is needed.')
  return { give: { order_id: Number(whose), is_by_hand: isByHand } }
}

await runCommand(usage, async () => {
  const request = readArguments()
  const { lines } = await askShop(refundsDue, request, (deps) => workOnRefunds(deps, request))
  return lines
})
