import '#app/whole.css'
import { contactResource } from '#app/data/content.ts'
import { requestFacts } from '#app/data/request-context.ts'
import { prefetch, preload, reading } from '#app/data/resource.ts'
import { respond } from '#app/data/respond.ts'
import { ContactScreen } from '#app/screens/content/contact-screen.tsx'
import type { Route } from './+types/contact-us'

/** Without an answer the page says what settings know, so a failed read is no failure of the page. */
export async function loader({ context }: Route.LoaderArgs) {
  const read = await prefetch(context.get(requestFacts).client, reading(contactResource))
  return respond({ ...read, failure: null })
}

export const clientLoader = () => {
  preload(contactResource)
  return null
}

export default ContactScreen
