import * as calls from '@shop/contract'
import { type Context, Hono } from 'hono'
import type { AppEnv } from '../deps.ts'
import { answer, mount, refuse, userOf, viewerOf, wrongField } from '../http/index.ts'
import { dropFile, keepImage, readUpload } from '../http/upload.ts'
import { clientAddress } from '../limits/asker.ts'
import { limit } from '../limits/limit.ts'
import { hashInTurn } from '../limits/throttle.ts'
import { countRenaming } from './attempts.ts'
import { withEmail } from './contact.ts'
import { rememberDevice } from './device.ts'
import { isPassword, proveOwner } from './owner.ts'
import { presentUser } from './present.ts'
import { changeOf, changePassword, checkProfile, updateProfile } from './profile.ts'
import { readRules } from './rules.ts'
import { hashToken } from './token.ts'

/** The own profile and password (wire.md 10). */
export const profileRoutes = new Hono<AppEnv>()

/** Changes of one account in a quarter of an hour: each may draw a photo, and ask who has an e-mail. */
const changes = { max: 30, window: 900 }

/** A photo's side; the largest one that is shown is an eighth of it. */
const photoSide = 640

const tokenHashOf = (c: Context<AppEnv>) =>
  hashToken(c.req.header('Authorization')?.replace(/^Bearer /i, '') ?? '')

mount(
  profileRoutes,
  calls.updateProfile,
  async (c) => {
    const { deps, locale } = c.var
    const user = userOf(c)
    await limit(deps, `profile:${user.id}`, changes)
    const { current_password: password, ...typed } = c.req.valid('json')
    const form = withEmail(typed)
    const {
      profile_photo: [file],
    } = await readUpload(c, { profile_photo: 1 })
    const rules = await readRules(deps.db)
    const change = changeOf(user, form)
    if (change.email || change.phone) await countRenaming(deps, clientAddress(c))
    await checkProfile(deps.db, user, form, rules, deps.now())
    const tokenHash = tokenHashOf(c)
    if (change.email || change.phone) await proveOwner(deps, user, { tokenHash, password })
    const photo = file
      ? await keepImage(deps, file, {
          field: 'profile_photo',
          width: photoSide,
          height: photoSide,
          fit: 'cover',
        })
      : null
    try {
      const changed = await updateProfile(deps, user, form, { rules, photo, tokenHash, locale })
      if (!changed) return refuse(401, 'Unauthenticated.')
      if (photo !== null) await dropFile(deps, user.profilePhoto)
      const shown = presentUser(viewerOf(c), changed, deps.now())
      return answer(c, { user: shown }, 'Profile updated successfully')
    } catch (error) {
      await dropFile(deps, photo)
      throw error
    }
  },
  { turn: hashInTurn },
)

mount(
  profileRoutes,
  calls.changePassword,
  async (c) => {
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
    const tokenHash = tokenHashOf(c)
    const changed =
      (await isPassword(deps, user, { tokenHash, password: current_password })) &&
      (await changePassword(deps.db, user, password, { tokenHash, now: deps.now() }))
    if (!changed) return refuse(422, 'The current password is wrong.')
    rememberDevice(c, changed)
    return answer(c, null, 'Password changed successfully')
  },
  { turn: hashInTurn },
)
