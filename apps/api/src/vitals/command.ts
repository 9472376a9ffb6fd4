/** `npm run vitals`, `npm run vitals -- --days 7`. */
import { askShop, readOptions, runCommand, UsageError } from '../operator/command.ts'
import { reportVitals, vitalsCall } from './operator.ts'
import { keptDays } from './service.ts'

const usage = `Usage: npm run vitals                 how fast the screens were in the last 28 days
       npm run vitals -- --days 7     in the last week`

await runCommand(usage, async () => {
  const { values } = readOptions({ options: { days: { type: 'string', default: '28' } } })
  const request = { days: Number(values.days) }
  if (!Number.isInteger(request.days) || request.days < 1 || request.days > keptDays)
    throw new UsageError(`--days takes a number from 1 to ${keptDays}.`)
  const { lines } = await askShop(vitalsCall, request, (deps) => reportVitals(deps, request))
  return lines
})
