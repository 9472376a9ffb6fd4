/** The face of the account: its screens. */
export { DashboardScreen } from './dashboard/dashboard-screen.tsx'
export { ChangePasswordScreen } from './password/change-password-screen.tsx'
export { ProfileScreen } from './profile/profile-screen.tsx'
