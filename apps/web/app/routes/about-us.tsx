import '#app/whole.css'
import { legalPageResource } from '#app/data/content.ts'
import { requestFacts } from '#app/data/request-context.ts'
import { preload } from '#app/data/resource.ts'
import { loadLegalPage } from '#app/screens/content/legal-page.server.ts'
import { LegalPageScreen } from '#app/screens/content/legal-page-screen.tsx'
import type { Route } from './+types/about-us'

const slug = 'about-us'

export const loader = ({ context }: Route.LoaderArgs) =>
  loadLegalPage(context.get(requestFacts).client, slug)

export const clientLoader = () => {
  preload(legalPageResource, slug)
  return null
}

export default function Page({ loaderData }: Route.ComponentProps) {
  return <LegalPageScreen slug={slug} failure={loaderData?.failure} />
}
