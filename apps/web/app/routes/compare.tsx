import '#app/whole.css'
import { productResource } from '#app/data/catalogue.ts'
import { preload } from '#app/data/resource.ts'
import { CompareScreen } from '#app/screens/compare/compare-screen.tsx'
import { compareList } from '#app/state/compare/compare-list.ts'

/** Without one the server would leave the screen to the browser, title and all. */
export const loader = () => null

export function clientLoader() {
  for (const { id } of compareList.read()) preload(productResource, id)
  return null
}

export default CompareScreen
