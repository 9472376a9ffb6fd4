import { memo } from 'react'
import { Outlet } from 'react-router-dom'
import { CartTab } from '#app/parts/cart/cart-tab.tsx'
import { CompareBar } from '#app/parts/compare/lazy-compare.ts'
import { PublicFrame } from '#app/parts/frame/public-frame.tsx'

/** Top bar, navbar, category bar and footer around every shopping screen. */
const Shopping = memo(function Shopping() {
  return (
    <>
      <PublicFrame>
        <Outlet />
      </PublicFrame>
      <CartTab />
      <CompareBar />
    </>
  )
})

/** The router draws a layout anew at every step of a navigation; what stands around the screen stays. */
export default function PublicLayout() {
  return <Shopping />
}
