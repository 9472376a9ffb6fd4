import { Shop } from './shop'

/** A page with a look of its own, and the shop's parts on it. */
export function App() {
  return (
    <main>
      <h1>Our own heading</h1>
      <Shop />
    </main>
  )
}
