/** The shopper: login, registration, session, addresses, favourites (wire.md 6, 9, 10). */
import * as v from 'valibot'
import { call } from './call.ts'
import { Product } from './product.ts'
import {
  fileParam,
  flagParam,
  idParam,
  maybeParam,
  maybeTextParam,
  paging,
  textParam,
} from './request.ts'
import { count, flag, id, maybeText, rows, text } from './shape.ts'
import { addressTypes, genders } from './words.ts'

/** A day such as 1994-03-21; servers may write a time of day behind it. */
const maybeDay = v.pipe(
  maybeText,
  v.transform((day) => day && (/^\d{4}-\d{2}-\d{2}(?=[T ])/.exec(day)?.[0] ?? day)),
)

/** One of `genders`, however it is written, or a word of the server's own. */
const maybeGender = v.pipe(
  maybeText,
  v.transform((word) => genders.find((one) => one === word?.toLowerCase()) ?? word),
)

export const User = v.object({
  id,
  name: text,
  phone: maybeText,
  phone_verified: flag,
  email: maybeText,
  email_verified: flag,
  is_active: flag,
  profile_photo: text,
  gender: maybeGender,
  date_of_birth: maybeDay,
  country: maybeText,
  phone_code: maybeText,
  account_verified: flag,
  last_online: flag,
})
export type User = v.InferOutput<typeof User>

/** Who is signed in, and the bearer string to send. Without a token it is no session. */
export const Access = v.object({
  user: User,
  access: v.object({
    auth_type: v.fallback(v.string(), 'Bearer'),
    token: v.pipe(v.string(), v.nonEmpty()),
    expires_at: text,
  }),
})
export type Access = v.InferOutput<typeof Access>

export const login = call({
  method: 'POST',
  path: '/login',
  auth: 'none',
  summary: 'Sign in; `phone` holds a phone number or an e-mail',
  body: v.object({
    phone: textParam(),
    password: v.pipe(v.string(), v.nonEmpty(), v.maxLength(1024)),
  }),
  data: Access,
})

/** At least 6 characters (wire.md 10); 1024 at most, so that hashing stays cheap. */
export const newPassword = v.pipe(v.string(), v.minLength(6), v.maxLength(1024))

export const register = call({
  method: 'POST',
  path: '/registration',
  auth: 'none',
  summary: 'Make an account and sign in',
  body: v.object({
    name: textParam(),
    email: maybeParam(v.pipe(v.string(), v.trim(), v.maxLength(255))),
    phone: maybeTextParam(16),
    password: newPassword,
    country: textParam(),
    phone_code: maybeTextParam(8),
  }),
  data: Access,
})

const nothing = v.optional(v.unknown())

export const logout = call({
  method: 'GET',
  path: '/logout',
  auth: 'required',
  summary: 'Revoke the token',
  data: nothing,
})

/** Where GET is answered by a web page (decision 001). */
export const logoutByPost = call({ ...logout, method: 'POST' })

export const getProfile = call({
  method: 'GET',
  path: '/profile',
  auth: 'required',
  summary: 'The signed-in shopper',
  data: v.object({ user: User }),
})

/** Takes the place of all that was there; what is empty is forgotten. */
export const ProfileForm = v.object({
  name: textParam(),
  phone: maybeTextParam(16),
  email: maybeTextParam(),
  gender: maybeParam(v.picklist(genders)),
  /** A day such as 1994-03-21. */
  date_of_birth: maybeTextParam(10),
  country: maybeTextParam(),
  phone_code: maybeTextParam(8),
  /** Without it the photo stays. */
  profile_photo: v.optional(fileParam),
  /** Some servers ask for it, by an error of this field, where the e-mail or the phone is another. */
  current_password: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(1024))), null),
})
export type ProfileForm = v.InferInput<typeof ProfileForm>

export const updateProfile = call({
  method: 'POST',
  path: '/update-profile',
  auth: 'required',
  multipart: true,
  additions: { current_password: 'answer: errors.current_password' },
  summary: 'Change the own account; a new photo comes along as a file',
  body: ProfileForm,
  data: v.object({ user: User }),
})

export const changePassword = call({
  method: 'POST',
  path: '/change-password',
  auth: 'required',
  summary: 'Set a new password; the other sessions of the account end',
  body: v.object({
    current_password: v.pipe(v.string(), v.nonEmpty(), v.maxLength(1024)),
    password: newPassword,
    password_confirmation: v.string(),
  }),
  data: nothing,
})

export const updateLastSeen = call({
  method: 'POST',
  path: '/update-last-seen',
  auth: 'required',
  summary: 'The keep-alive ping; answers 204',
  data: nothing,
})

export const Address = v.object({
  id,
  name: text,
  phone: text,
  area: maybeText,
  flat_no: maybeText,
  address_type: text,
  address_line: text,
  address_line2: maybeText,
  post_code: maybeText,
  is_default: flag,
})
export type Address = v.InferOutput<typeof Address>

export const AddressForm = v.object({
  name: textParam(),
  phone: textParam(20),
  address_line: textParam(),
  address_type: v.picklist(addressTypes),
  area: maybeTextParam(),
  flat_no: maybeTextParam(),
  post_code: maybeTextParam(),
  address_line2: maybeTextParam(),
  is_default: v.optional(flagParam, false),
  latitude: v.optional(v.unknown()),
  longitude: v.optional(v.unknown()),
})
export type AddressForm = v.InferInput<typeof AddressForm>

export const getAddresses = call({
  method: 'GET',
  path: '/addresses',
  auth: 'required',
  summary: 'The own addresses, the default first',
  query: v.object(paging),
  data: v.object({ total: count, addresses: rows(Address) }),
})

export const storeAddress = call({
  method: 'POST',
  path: '/address/store',
  auth: 'required',
  summary: 'Add an address; the first becomes the default',
  body: AddressForm,
  data: v.object({ address: Address }),
})

export const updateAddress = call({
  ...storeAddress,
  path: '/address/{id}/update',
  summary: 'Change an own address',
})

export const deleteAddress = call({
  method: 'DELETE',
  path: '/address/{id}/delete',
  auth: 'required',
  summary: 'Delete an own address; refused while an order uses it',
  data: nothing,
})

export const getFavorites = call({
  method: 'GET',
  path: '/favorite-products',
  auth: 'required',
  summary: 'The wishlist',
  data: v.object({ products: rows(Product) }),
})

export const toggleFavorite = call({
  method: 'POST',
  path: '/favorite-add-or-remove',
  auth: 'required',
  summary: 'Put a product on the wishlist, or take it off',
  body: v.object({ product_id: idParam }),
  data: v.object({ product: Product }),
})
