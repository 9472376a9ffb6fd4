import '#app/whole.css'
import { redirect } from 'react-router-dom'
import { requestFacts } from '#app/data/request-context.ts'
import { ShopRegisterScreen } from '#app/screens/shop-register/shop-register-screen.tsx'
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
