import { Avatar } from '@shop/ui/avatar'
import type { SessionSnapshot } from '../session/session.machine.ts'

/** What a session is, for stories: its state, and who is signed in. */
export function SessionCard({ snapshot }: { snapshot: SessionSnapshot }) {
  const user = snapshot.context.identity?.user
  return (
    <section
      aria-label={String(snapshot.value)}
      className="grid gap-3 rounded-tile bg-tile p-5 text-sm"
    >
      <h2 className="font-semibold text-lg">{String(snapshot.value)}</h2>
      {user ? (
        <p className="flex items-center gap-3">
          <Avatar name={user.name} src={user.profile_photo} size="sm" /> {user.name}
        </p>
      ) : (
        <p>Nobody is signed in.</p>
      )}
    </section>
  )
}
