import { Outlet } from 'react-router-dom'
import { CartTab } from '#app/features/cart/index.ts'
import { PublicFrame } from '#app/features/layout/public-frame.tsx'

/** Top bar, navbar, category bar and footer around every shopping screen. */
export default function PublicLayout() {
  return (
    <>
      <PublicFrame>
        <Outlet />
      </PublicFrame>
      <CartTab />
    </>
  )
}
