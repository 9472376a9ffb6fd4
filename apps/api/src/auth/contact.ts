/** Phone and e-mail of an account: what may stand there, and what is somebody else's already. */
import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/index.ts'
import { Refusal } from '../http/refusal.ts'
import { emailKey, readEmail } from '../mail/address.ts'
import { type PhoneRules, phoneProblem, phoneValues } from './phone.ts'
import { users } from './tables.ts'

/** What settings say about accounts. */
export interface AccountRules extends PhoneRules {
  readonly phone_required: boolean
  readonly register_otp_type: string
  readonly forgot_otp_type: string
}

interface Contact {
  readonly email: string | null
  readonly phone: string | null
}

/** One sentence a field. */
type Problems = Record<string, string>

/** Stops a form with its problems, if there are any. */
export function refuseProblems(problems: Problems, rules: PhoneRules): void {
  const [first] = Object.values(problems)
  if (first === undefined) return
  throw new Refusal(
    first,
    Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field, [problem]])),
    422,
    phoneValues(rules),
  )
}

/** The form with its e-mail as it is stored; what is no address stays, to be refused by name. */
export const withEmail = <Form extends Pick<Contact, 'email'>>(form: Form): Form => ({
  ...form,
  email: form.email && (readEmail(form.email) ?? form.email),
})

/** What is wrong with them in themselves. */
export function contactProblems({ email, phone }: Contact, rules: AccountRules): Problems {
  const problems: Problems = {}
  const byEmail = [rules.register_otp_type, rules.forgot_otp_type].includes('email')
  if (email === null && (byEmail || phone === null)) problems.email = 'The email field is required.'
  else if (email !== null && readEmail(email) === null)
    problems.email = 'The email must be a valid email address'
  const wrong = phone === null ? null : phoneProblem(phone, rules)
  if (phone === null && rules.phone_required) problems.phone = 'The phone field is required.'
  else if (wrong !== null) problems.phone = wrong
  return problems
}

/** Which of them belong to another account. */
export async function takenProblems(
  db: Database,
  { email, phone }: Contact,
  own = 0,
): Promise<Problems> {
  const problems: Problems = {}
  const isTaken = async (condition: SQL) =>
    (
      await db
        .select({ id: users.id })
        .from(users)
        .where(and(condition, ne(users.id, own)))
        .limit(1)
    ).length > 0
  if (phone !== null && (await isTaken(eq(users.phone, phone))))
    problems.phone = 'The phone has already been taken'
  if (email !== null && (await isTaken(eq(sql`lower(${users.email})`, emailKey(email)))))
    problems.email = 'The email has already been taken'
  return problems
}
