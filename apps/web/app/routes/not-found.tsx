import { data } from 'react-router-dom'
import { NotFoundScreen } from '#app/parts/frame/not-found-screen.tsx'

export const loader = () => data(null, { status: 404 })

export default NotFoundScreen
