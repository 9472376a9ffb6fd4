import '#app/whole.css'
import { legalPageResource } from '#app/data/content.ts'
import { requestFacts } from '#app/data/request-context.ts'
import { preload } from '#app/data/resource.ts'
import { loadLegalPage } from '#app/screens/content/legal-page.server.ts'
import { LegalPageScreen } from '#app/screens/content/legal-page-screen.tsx'
import type { Route } from './+types/policy-page'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  loadLegalPage(context.get(requestFacts).client, params.slug)

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => {
  preload(legalPageResource, params.slug)
  return null
}

export default function PolicyPage({ loaderData, params }: Route.ComponentProps) {
  return <LegalPageScreen key={params.slug} slug={params.slug} failure={loaderData?.failure} />
}
