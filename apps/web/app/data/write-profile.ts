/** What changes the profile; apart from its read, which every session makes. */
import type { ProfileForm, User } from '@shop/contract'
import { genders } from '@shop/contract/words'
import { mergeChanges } from '#app/lib/changes.ts'
import { profileResource } from './account.ts'
import { browserClient } from './browser-client.ts'
import { isAsSent, readFirst, sendOrFind } from './lost-answer.ts'
import type { Mutate } from './resource.ts'

const calls = () => import('@shop/contract/account')

type Told = Exclude<keyof ProfileForm, 'profile_photo' | 'current_password'>
const told: Readonly<Record<Told, true>> = {
  name: true,
  phone: true,
  email: true,
  gender: true,
  date_of_birth: true,
  country: true,
  phone_code: true,
}

/** Servers may store an e-mail address, or its domain, in small letters. */
const inSmall = <Sent extends { email?: string | null }>(sent: Sent) => ({
  ...sent,
  email: sent.email?.toLowerCase() ?? null,
})

/** Whether an account says what a form does; a new photo has a new address. */
const says = (user: User, form: ProfileForm, photoBefore: string | null) =>
  isAsSent(inSmall(user), inSmall(form), told) &&
  (!form.profile_photo || user.profile_photo !== photoBefore)

/** An account as its form would send it. A gender that only its server knows is not the form's to say. */
const formOf = (user: User): Pick<ProfileForm, Told> => ({
  name: user.name,
  phone: user.phone,
  email: user.email,
  gender: genders.find((one) => one === user.gender),
  date_of_birth: user.date_of_birth,
  country: user.country,
  phone_code: user.phone_code,
})

/**
 * Saves a form that began with an account as it was `before`; answers who the shopper is now. The call tells
 * all fields, so it is read anew first: what was left alone stays as another window or device has saved it.
 */
export async function saveProfile(mutate: Mutate, form: ProfileForm, before: User) {
  const { updateProfile } = await calls()
  const newest = await readFirst(profileResource.load(browserClient))
  const body = mergeChanges(form, before, formOf(newest))
  const user = await sendOrFind(
    async () => (await browserClient(updateProfile, { body })).data.user,
    async () => {
      const found = await profileResource.load(browserClient)
      return says(found, body, before.profile_photo) ? found : null
    },
  )
  await mutate(profileResource.key(), user, { revalidate: false })
  return user
}
