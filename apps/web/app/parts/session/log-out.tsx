import '#app/whole.css'
import { LogOutDialog } from '@shop/flows/session'
import { session } from '#app/state/session/session-runtime.ts'

export interface LogOutProps {
  open: boolean
  onClose: () => void
}

/** Asks, and logs out (specification.md section 2, Account menu). */
export function LogOut({ open, onClose }: LogOutProps) {
  return (
    <LogOutDialog
      open={open}
      onCancel={onClose}
      onConfirm={() => {
        onClose()
        session.send({ type: 'logOut' })
      }}
    />
  )
}
