import '#app/whole.css'
import { Outlet } from 'react-router-dom'
import { PublicFrame } from '#app/parts/frame/public-frame.tsx'

/** The journal's surroundings: a header only (specification.md section 2). */
export default function BlogLayout() {
  return (
    <PublicFrame footer={false}>
      <Outlet />
    </PublicFrame>
  )
}
