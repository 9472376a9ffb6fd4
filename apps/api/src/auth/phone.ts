/** What settings say about phone numbers. */
export interface PhoneRules {
  readonly phone_min_length: number
  readonly phone_max_length: number
}

/** What stands for `:min` and `:max` in the sentence below. */
export const phoneValues = (rules: PhoneRules) => ({
  min: String(rules.phone_min_length),
  max: String(rules.phone_max_length),
})

/** What is wrong with a phone number; null when nothing is. */
export function phoneProblem(phone: string, rules: PhoneRules): string | null {
  if (!/^\d+$/.test(phone)) return 'The phone must be digits only'
  const { phone_min_length: min, phone_max_length: max } = rules
  if (phone.length < min || phone.length > max)
    return 'The phone must have between :min and :max digits'
  return null
}
