import { Outlet } from 'react-router-dom'

/** Nothing around the screen. */
export default function BareLayout() {
  return <Outlet />
}
