import { useT } from '@shop/ui/i18n'
import type { Problem } from '../port/index.ts'

export type ProblemNoteProps = {
  /** What went wrong; nothing is drawn for null. */
  problem: Problem | null
  /** The fields that show their own errors. */
  fields: readonly string[]
}

/** What the server said, where no field shows it. */
export function ProblemNote({ problem, fields }: ProblemNoteProps) {
  const t = useT()
  const errors = Object.entries(problem?.errors ?? {})
  const ofNoField = errors.flatMap(([field, [error]]) =>
    error && !fields.includes(field) ? [t(error)] : [],
  )
  const text = errors.length > 0 ? ofNoField.join(' ') : problem?.message
  return text ? (
    <p className="text-danger" role="alert">
      <bdi>{t(text)}</bdi>
    </p>
  ) : null
}
