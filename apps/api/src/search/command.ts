/** `npm run synonyms`, `npm run synonyms -- couch sofa`, `-- couch sofa --remove`. */
import { askShop, runCommand, UsageError } from '../operator/command.ts'
import { changeSynonyms, synonymsCall } from './operator.ts'

const usage = `Usage: npm run synonyms                          lists what people say for what the shop has
       npm run synonyms -- SAID MEANT            whoever says the one finds the other, too
       npm run synonyms -- SAID MEANT --near     the same for what the shop does not have: shoppers are told
                                                 that it only comes nearest
       npm run synonyms -- SAID MEANT --remove   no longer
Several words stand in quotes: npm run synonyms -- "cell phone" smartphone`

const readArguments = () => {
  const words = process.argv.slice(2)
  const isRemoved = words.includes('--remove')
  const isNear = words.includes('--near')
  const [said, meant, ...more] = words.filter((word) => !['--remove', '--near'].includes(word))
  if (said === undefined && !isRemoved && !isNear) return {}
  if (said === undefined || meant === undefined || more.length > 0 || said.startsWith('-'))
    throw new UsageError('What is said, and what is meant?')
  return { change: { said, meant, is_near: isNear, is_removed: isRemoved } }
}

await runCommand(usage, async () => {
  const request = readArguments()
  const { lines } = await askShop(synonymsCall, request, (deps) => changeSynonyms(deps, request))
  return lines
})
