/** `npm run review:reply -- 12 "text"`: replies to a review as its shop; without words, lists some. */
import { askShop, runCommand, UsageError } from '../operator/command.ts'
import { replyToReview, reviewReply } from './operator.ts'

const usage = `Usage: npm run review:reply -- [REVIEW "text"]
  REVIEW    its number; without one, the newest reviews without a reply are listed`

const readArguments = () => {
  const [review, ...words] = process.argv.slice(2)
  if (review === undefined) return {}
  const message = words.join(' ').trim()
  if (!/^\d{1,9}$/.test(review)) throw new UsageError(`A review has a number, not ${review}`)
  if (!message) throw new UsageError('A text is needed.')
  return { review_id: Number(review), message }
}

await runCommand(usage, async () => {
  const reply = readArguments()
  const { lines } = await askShop(reviewReply, reply, (deps) => replyToReview(deps, reply))
  return lines
})
