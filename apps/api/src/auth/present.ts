import type { Access, User } from '@shop/contract'
import { pictureUrl, type Viewer } from '../http/index.ts'
import { withoutZone } from '../http/instant.ts'
import type { Session } from './service.ts'
import type { UserRow } from './tables.ts'

/** Two missed pings of the keep-alive (every 10 minutes) and a shopper counts as gone. */
const onlineMinutes = 20

/** A shopper as the wire shows them to themselves. */
export const presentUser = (viewer: Pick<Viewer, 'origin'>, user: UserRow, now: Date): User => ({
  id: user.id,
  name: user.name,
  phone: user.phone,
  phone_verified: user.phoneVerifiedAt !== null,
  email: user.email,
  email_verified: user.emailVerifiedAt !== null,
  is_active: user.isActive,
  profile_photo: pictureUrl(viewer, user.profilePhoto),
  gender: user.gender,
  date_of_birth: user.dateOfBirth,
  country: user.country,
  phone_code: user.phoneCode,
  account_verified: isVerified(user),
  last_online:
    user.lastSeenAt !== null && now.getTime() - user.lastSeenAt.getTime() < onlineMinutes * 60_000,
})

/** Whether the phone or the e-mail was proven. */
export const isVerified = (user: UserRow): boolean =>
  user.phoneVerifiedAt !== null || user.emailVerifiedAt !== null

/** What login and registration answer: who, and the token. */
export const presentSession = (
  viewer: Pick<Viewer, 'origin'>,
  { user, token, expiresAt }: Session,
  now: Date,
): Access => ({
  user: presentUser(viewer, user, now),
  access: {
    auth_type: 'Bearer',
    token,
    expires_at: withoutZone(expiresAt),
  },
})
