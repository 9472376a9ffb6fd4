/** The face of the account: its screens. */
export { DashboardScreen } from './dashboard/dashboard-screen.tsx'
