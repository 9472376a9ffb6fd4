/** `npm run product:withdraw -- 12`, `npm run shop:close -- 3`; with `--back` they return. */
import { askShop, runCommand, UsageError } from '../operator/command.ts'
import { changeShelf, takeAway } from './operator.ts'

const usage = `Usage: npm run product:withdraw -- NUMBER [--back]
       npm run shop:close -- NUMBER [--back]`

const readArguments = () => {
  const [kind, ...rest] = process.argv.slice(2)
  const numbers = rest.filter((word) => word !== '--back')
  const [id] = numbers
  if (kind !== 'product' && kind !== 'shop') throw new UsageError('A product, or a shop?')
  if (numbers.length !== 1 || !/^[1-9]\d{0,8}$/.test(id ?? ''))
    throw new UsageError('One number is needed.')
  return { kind, id: Number(id), is_back: rest.includes('--back') } as const
}

await runCommand(usage, async () => {
  const wish = readArguments()
  const { lines } = await askShop(takeAway, wish, (deps) => changeShelf(deps, wish))
  return lines
})
