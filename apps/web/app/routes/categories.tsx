import { categoriesResource } from '#app/data/catalogue.ts'
import { requestFacts } from '#app/data/request-context.ts'
import { prefetch, preload, reading } from '#app/data/resource.ts'
import { respond } from '#app/data/respond.ts'
import { CategoriesScreen } from '#app/screens/categories/categories-screen.tsx'
import type { Route } from './+types/categories'

export const loader = async ({ context }: Route.LoaderArgs) =>
  respond(await prefetch(context.get(requestFacts).client, reading(categoriesResource)))

export const clientLoader = () => {
  preload(categoriesResource)
  return null
}

export default function Categories({ loaderData }: Route.ComponentProps) {
  return <CategoriesScreen failure={loaderData?.failure} />
}
