import '#app/whole.css'
import { Outlet } from 'react-router-dom'
import { DashboardFrame } from '#app/parts/dashboard/dashboard-frame.tsx'

/** The sidebar beside every account screen. */
export default function DashboardLayout() {
  return (
    <DashboardFrame>
      <Outlet />
    </DashboardFrame>
  )
}
