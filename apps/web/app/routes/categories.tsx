import { categoriesResource } from '#app/data/catalogue.ts'
import { prefetch, want, warm } from '#app/data/resource.ts'
import { respond } from '#app/data/respond.ts'
import { CategoriesScreen } from '#app/features/catalogue/index.ts'
import { requestFacts } from '#app/request-context.ts'
import type { Route } from './+types/categories'

export const loader = async ({ context }: Route.LoaderArgs) =>
  respond(await prefetch(context.get(requestFacts).door, want(categoriesResource)))

export const clientLoader = () => {
  warm(categoriesResource)
  return null
}

export default function Categories({ loaderData }: Route.ComponentProps) {
  return <CategoriesScreen failure={loaderData?.failure} />
}
