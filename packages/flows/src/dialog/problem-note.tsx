import { useT } from '@shop/ui/i18n'
import { firstError, type Problem } from '../port/index.ts'

export type ProblemNoteProps = {
  problem: Problem | null
  /** The fields that show their own errors. */
  fields: readonly string[]
}

/** What the server said, where no field shows it. */
export function ProblemNote({ problem, fields }: ProblemNoteProps) {
  const t = useT()
  if (!problem?.message || fields.some((field) => firstError(problem.errors, field))) return null
  return (
    <p role="alert" className="text-danger">
      {t(problem.message)}
    </p>
  )
}
