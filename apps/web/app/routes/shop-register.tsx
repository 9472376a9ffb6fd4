import '#app/whole.css'
import { redirect } from 'react-router-dom'
import { ShopRegisterScreen } from '#app/features/shops/register/index.ts'
import { requestFacts } from '#app/request-context.ts'
import type { Route } from './+types/shop-register'

export const loader = ({ context }: Route.LoaderArgs) => {
  const { settings } = context.get(requestFacts)
  if (settings && !settings.multi_vendor) throw redirect('/')
  return null
}

export const clientLoader = () => null

export default function ShopRegister() {
  return <ShopRegisterScreen />
}
