import { useLayoutEffect, useRef } from 'react'
import { useSession } from '#app/data/session-store.ts'
import type { createTextDrafts } from '#app/state/drafts/drafts.ts'
import { useEndedDrafts } from '#app/state/drafts/use-draft-turn.ts'

type Texts<Name extends string> = Partial<Record<Name, string>>

interface TextDraftOptions<Name extends string> {
  /** What an input begins with that nobody has typed into. */
  known?: Texts<Name>
  /** Hears what is kept, for what stands in no input of `inputOf`. */
  onRead?: (draft: Texts<Name>) => void
}

/**
 * What was typed into a form and is not sent: a reload, or a look at another page, loses nothing. The server
 * knows of no draft, so an input that is empty when the page is hydrated, or when somebody has logged in, is
 * filled then; what was typed before that stays. Nobody is shown what another customer has typed.
 */
export function useTextDraft<Name extends string>(
  drafts: ReturnType<typeof createTextDrafts<Name>>,
  form: string,
  { known, onRead }: TextDraftOptions<Name>,
) {
  const { user } = useSession()
  const owner = user?.id ?? null
  const inputs = useRef(new Map<Name, { value: string }>())
  const lastOwner = useRef<number | null>(null)
  const ended = useEndedDrafts(drafts, owner, form)
  const lastEnded = useRef(ended)
  const latest = useRef({ known, onRead })
  useLayoutEffect(() => {
    latest.current = { known, onRead }
  })
  useLayoutEffect(() => {
    const isAnothers = lastOwner.current !== null && lastOwner.current !== owner
    // What was sent before the form was left has been taken: it stands here no more.
    const hasEnded = lastEnded.current !== ended
    lastOwner.current = owner
    lastEnded.current = ended
    // Who has just logged in has typed it as a guest.
    const draft = drafts.read(owner, form) ?? drafts.read(null, form)
    for (const [name, input] of inputs.current)
      if (isAnothers || hasEnded || input.value === '')
        input.value = draft?.[name] || latest.current.known?.[name] || ''
    if (draft || isAnothers || hasEnded) latest.current.onRead?.(draft ?? {})
  }, [drafts, form, owner, ended])
  return {
    inputOf: (name: Name) => ({
      name,
      defaultValue: known?.[name],
      ref: (input: { value: string } | null) => {
        if (input) inputs.current.set(name, input)
        else inputs.current.delete(name)
      },
    }),
    /** Each call keeps what the others did: one event may change two inputs. */
    keep: (more: Texts<Name>) => drafts.keep(owner, form, { ...drafts.read(owner, form), ...more }),
    settle: (sent: object) => drafts.settle(owner, form, sent),
  }
}
