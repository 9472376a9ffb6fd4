import type { FieldErrors } from '@shop/contract'
import * as v from 'valibot'
import { translate } from './translate.ts'

type Issue = v.BaseIssue<unknown>

/** Every sentence that a wrong field can be answered with; `:attribute` is the field's name. */
export const fieldPhrases = {
  required: 'The :attribute field is required.',
  invalid: 'The selected :attribute is invalid.',
  text: 'The :attribute field must be a text.',
  list: 'The :attribute field must be a list.',
  tooShort: 'The :attribute field must be at least :limit characters.',
  tooLong: 'The :attribute field must not be greater than :limit characters.',
  tooMany: 'The :attribute field must not have more than :limit items.',
  tooFew: 'The :attribute field must have at least :limit items.',
  tooSmall: 'The :attribute field must be at least :limit.',
  tooBig: 'The :attribute field must not be greater than :limit.',
} as const

const requirement = (issue: Issue) => String(issue.requirement ?? '')
const isEmpty = (input: unknown) => input === undefined || input === null || input === ''

const phraseOf = (issue: Issue): string => {
  const isList = Array.isArray(issue.input)
  if (isEmpty(issue.input) || issue.type === 'non_empty') return fieldPhrases.required
  switch (issue.type) {
    case 'min_length':
      if (isList && requirement(issue) === '1') return fieldPhrases.required
      return isList ? fieldPhrases.tooFew : fieldPhrases.tooShort
    case 'max_length':
      return isList ? fieldPhrases.tooMany : fieldPhrases.tooLong
    case 'min_value':
      return fieldPhrases.tooSmall
    case 'max_value':
      return fieldPhrases.tooBig
    case 'string':
      return fieldPhrases.text
    case 'array':
      return fieldPhrases.list
    default:
      return fieldPhrases.invalid
  }
}

const keyOf = (issue: Issue) =>
  issue.path?.map((part) => String(part.key)).join('.') || (issue.kind === 'schema' ? 'body' : '')

/** A field by its name in the form: by its key, where the contract gives it no other. */
const attributeOf = (schema: v.GenericSchema, key: string) => {
  const [field = ''] = key.split('.')
  const entry = 'entries' in schema && (schema.entries as Record<string, v.GenericSchema>)[field]
  return (entry && v.getTitle(entry)) || field.replaceAll('_', ' ')
}

/** Fields that an answer names: a form has fewer, and a list needs no more to be mended. */
const maxFields = 50

/** Says for each field what is wrong with it; array fields get dotted keys such as shop_ids.0. */
export const fieldErrors = (
  issues: readonly Issue[],
  locale: string,
  schema: v.GenericSchema,
): FieldErrors => {
  const errors: Record<string, string[]> = Object.create(null)
  for (const issue of issues) {
    const key = keyOf(issue)
    if (!(key in errors) && Object.keys(errors).length === maxFields) break
    const attribute = translate(locale, attributeOf(schema, key))
    const text = translate(locale, phraseOf(issue), { attribute, limit: requirement(issue) })
    errors[key] = [...(errors[key] ?? []), text].slice(0, 3)
  }
  return errors
}
