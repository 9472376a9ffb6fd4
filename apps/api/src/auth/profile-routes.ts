import * as calls from '@shop/contract'
import { Hono } from 'hono'
import type { AppEnv } from '../deps.ts'
import { answer, mount, refuse, userOf, viewOf, wrongField } from '../http/index.ts'
import { dropFile, keepImage, readUpload } from '../http/upload.ts'
import { limit, unlimit } from '../limits/limit.ts'
import { presentUser } from './present.ts'
import { changePassword, checkProfile, updateProfile } from './profile.ts'
import { readRules } from './rules.ts'
import { hashToken } from './token.ts'

/** The own profile and password (wire.md 10). */
export const profileRoutes = new Hono<AppEnv>()

/** Changes of one account in a quarter of an hour: each may draw a photo, and ask who has an e-mail. */
const changes = { max: 30, window: 900 }
/** Tries at one account's password in a quarter of an hour, by somebody who holds its token. */
const tries = { max: 10, window: 900 }

/** A photo's side; the largest one that is shown is an eighth of it. */
const photoSide = 640

mount(profileRoutes, calls.updateProfile, async (c) => {
  const { deps } = c.var
  const user = userOf(c)
  await limit(deps, `profile:${user.id}`, changes)
  const form = c.req.valid('json')
  const {
    profile_photo: [file],
  } = await readUpload(c, { profile_photo: 1 })
  const rules = await readRules(deps.db)
  const now = deps.now()
  await checkProfile(deps.db, user, form, rules, now)
  const photo = file
    ? await keepImage(deps, file, {
        field: 'profile_photo',
        width: photoSide,
        height: photoSide,
        fit: 'cover',
      })
    : null
  try {
    const changed = await updateProfile(deps.db, user, form, rules, { photo, now })
    if (!changed) return refuse(401, 'Unauthenticated.')
    if (photo !== null) await dropFile(deps, user.profilePhoto)
    return answer(c, { user: presentUser(viewOf(c), changed, now) }, 'Profile updated successfully')
  } catch (error) {
    await dropFile(deps, photo)
    throw error
  }
})

mount(profileRoutes, calls.changePassword, async (c) => {
  const { deps } = c.var
  const user = userOf(c)
  const { current_password, password, password_confirmation } = c.req.valid('json')
  if (password !== password_confirmation)
    throw wrongField('password_confirmation', 'Confirm Password does not match.')
  // Who signs in by a provider only has none to show.
  if (user.passwordHash === null)
    return refuse(
      422,
      'Your account has no password yet. Log out and choose Forgot Password to set one.',
    )
  const key = `password:${user.id}`
  await limit(deps, key, tries)
  const token = c.req.header('Authorization')?.replace(/^Bearer /i, '') ?? ''
  const isChanged = await changePassword(
    deps.db,
    user,
    { current: current_password, next: password },
    { tokenHash: hashToken(token), now: deps.now() },
  )
  if (!isChanged) return refuse(422, 'The current password is wrong.')
  await unlimit(deps, key)
  return answer(c, null, 'Password changed successfully')
})
