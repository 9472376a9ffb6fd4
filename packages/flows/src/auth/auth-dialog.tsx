import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { AuthRef } from './auth.machine.ts'
import type { LoginRef } from './login.machine.ts'
import { LoginDialog } from './login-dialog.tsx'

export type AuthDialogProps = { actor: AuthRef }

/** Whichever dialog of `actor` is open. Mount it once, when it is first wanted. */
export function AuthDialog({ actor }: AuthDialogProps) {
  const login = useLast(useSelector(actor, ({ children }) => children.login))
  return login ? <OpenLogin key={login.sessionId} actor={actor} login={login} /> : null
}

function OpenLogin({ actor, login }: { actor: AuthRef; login: LoginRef }) {
  const open = useSelector(actor, ({ children }) => children.login === login)
  const snapshot = useSelector(login, (state) => state)
  return (
    <LoginDialog
      open={open}
      snapshot={snapshot}
      send={login.send}
      onDismiss={() => actor.send({ type: 'dismissed' })}
    />
  )
}

/** Keeps the last value, so that a dialog can leave the screen with what it showed. */
function useLast<T>(value: T | undefined) {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}
