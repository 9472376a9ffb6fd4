import { Shop } from './shop'

export default function Page() {
  return <Shop />
}
