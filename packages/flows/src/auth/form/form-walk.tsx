import type { Translate } from '@shop/ui/i18n'
import type { ReactNode } from 'react'
import { within } from 'storybook/test'
import type { AnyActorRef, AnyStateMachine } from 'xstate'
import { type Problem, ProblemError } from '../../port/index.ts'
import type { createStage } from '../../testing/stage.tsx'
import { type Hands, walkView } from '../../testing/view-walk.tsx'
import type { ForgotPasswordSnapshot } from '../forgot-password/forgot-password.machine.ts'
import type { LoginSnapshot } from '../login/login.machine.ts'
import type { RegistrationSnapshot } from '../registration/registration.machine.ts'

type FormSnapshot = LoginSnapshot | RegistrationSnapshot | ForgotPasswordSnapshot

interface FormWalk<Output> {
  name: string
  machine: AnyStateMachine
  server: { last(): { resolve(output: Output): void; reject(error: unknown): void } | undefined }
  input?: unknown
  events: readonly { type: string; field?: string; value?: string }[]
  output: Output
  problem: Problem
  view: (snapshot: never, actor: AnyActorRef) => ReactNode
  /** The labels of the fields that are filled, and of the button, in English. */
  labels: Record<string, string>
  button: string
}

const keyOf = ({ value, context: { form, problem } }: FormSnapshot) =>
  JSON.stringify([
    value,
    form,
    problem?.message,
    Object.values(problem?.errors ?? {}).map((of) => of?.length),
  ])

/** A form's machine, walked through its form. */
export function walkForm<Output>(
  { machine, server, events, output, problem, labels, button, ...walk }: FormWalk<Output>,
  root: HTMLElement,
  t: Translate,
  stage: ReturnType<typeof createStage>,
) {
  const canvas = within(root)
  const field = (name: string) =>
    canvas.queryByLabelText(new RegExp(`^${t(labels[name] ?? '')}`), { selector: 'input' })
  const submit = () => canvas.queryByRole('button', { name: t(button) })
  const names = Object.keys(labels)

  const fill = async ({ user }: Hands, name: string, value: string) => {
    const input = field(name)
    if (!input) return
    await user.click(input)
    await user.keyboard(`{Control>}a{/Control}{Backspace}${value}`)
  }
  return walkView<FormSnapshot>(
    {
      ...walk,
      machine,
      keyOf,
      events: [
        ...events,
        { type: `xstate.done.actor.0.${machine.id}.submitting`, output } as { type: string },
        {
          type: `xstate.error.actor.0.${machine.id}.submitting`,
          error: new ProblemError(problem),
        } as { type: string },
      ],
      view: (snapshot, actor) =>
        snapshot.status === 'active' ? walk.view(snapshot as never, actor) : null,
      async act(event, hands) {
        if (event.type.startsWith('xstate.done')) return server.last()?.resolve(output)
        if (event.type.startsWith('xstate.error'))
          return server.last()?.reject(new ProblemError(problem))
        if (event.type === 'country.chosen') {
          const country = field('country')
          if (!country) return
          await hands.user.click(country)
          return hands.user.keyboard('{ArrowDown}{Enter}')
        }
        if (event.type === 'submit') {
          const pressed = submit()
          if (pressed) await hands.user.click(pressed)
          // The form puts the focus into the wrong field then.
          return new Promise(requestAnimationFrame)
        }
        const { field: name = '', value = '' } = event as (typeof events)[number]
        return fill(hands, name, value)
      },
      expected: ({ status, context, ...snapshot }) => {
        if (status !== 'active') return null
        const errors = (name: string) => context.problem?.errors[name]?.[0]
        const wrong = names.filter((name) => errors(name))
        return {
          busy: snapshot.hasTag('busy'),
          values: names.map((name) => new Map(Object.entries(context.form)).get(name)),
          wrong: wrong.map((name) => [name, t(errors(name) ?? '')]),
          alerts:
            context.problem?.message && Object.keys(context.problem.errors).length === 0
              ? [t(context.problem.message)]
              : [],
        }
      },
      actual: () => {
        if (!submit()) return null
        const inputs = names.map((name) => ({ name, input: field(name) as HTMLInputElement }))
        return {
          busy: submit()?.getAttribute('aria-busy') === 'true',
          values: inputs.map(({ input }) => input.value),
          wrong: inputs
            .filter(({ input }) => input.getAttribute('aria-invalid') === 'true')
            .map(({ name, input }) => [
              name,
              document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent,
            ]),
          alerts: canvas.queryAllByRole('alert').map(({ textContent }) => textContent),
        }
      },
    },
    stage,
  )
}
