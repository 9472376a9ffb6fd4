import type { Country, FieldErrors } from '@shop/contract'
import { assign, type EventObject, type NonReducibleUnknown, sendTo, setup } from 'xstate'
import {
  listener,
  type Problem,
  port,
  problemOfFailure,
  refusalOfFailure,
  refused,
} from '../../port/index.ts'

/** What a form holds: the values, and why the last attempt failed. */
export interface FormContext<Values> {
  readonly form: Values
  readonly problem: Problem | null
}

/** What the call gets. */
export type Filled<Values> = Pick<FormContext<Values>, 'form'>

/** A country brings its dial code along. */
export type ChosenCountry = Pick<Country, 'name' | 'phone_code'>

export const withDialCode = ({ name, phone_code }: ChosenCountry) => ({ country: name, phone_code })

/** What is typed: a country is chosen, and a token is brought. */
export type TypedField<Values> = Exclude<keyof Values & string, 'country' | 'phone_code' | 'token'>

type FormEvent<Values, Choice> =
  | { type: 'field.changed'; field: TypedField<Values>; value: string }
  | { type: 'country.chosen'; country: Choice }
  | { type: 'submit' }

type Changed = Readonly<Record<string, string>>

/** What is one form's own. */
interface FormDeclaration<Values, Answer, Told, Input, Choice> {
  id: string
  /** What stands in it at first. */
  begin: (input: Input) => Values
  /** What choosing a country changes; a form without it asks for none. */
  choose?: (country: Choice) => Changed
  /** Mistakes that are plain before the server is asked; without it the server finds them all. */
  mistakesIn?: (values: Values) => FieldErrors
  /** What the listener hears of every change, where it keeps what is not sent yet. */
  drafted?: (values: Values) => EventObject
  /** What the listener hears when the server has taken them. */
  told: (answer: Answer, values: Values) => Told
}

/** Mended fields have no error any more; that they had one stays known, or the message about them would be shown. */
const without = (errors: FieldErrors, changed: Changed): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([field, texts]) => [
      field,
      changed[field] === undefined ? texts : [],
    ]),
  )

/** Mistakes that the server was not asked about. */
export const mistakes = (errors: FieldErrors): Problem => ({ status: 0, message: '', errors })

/** A form that is filled in, sent once, and refused or taken. */
export function formMachine<
  Values extends { readonly [Field in keyof Values]: string },
  Answer,
  Told extends EventObject,
  Input = NonReducibleUnknown,
  Choice = never,
>({
  id,
  begin,
  choose,
  mistakesIn,
  drafted,
  told,
}: FormDeclaration<Values, Answer, Told, Input, Choice>) {
  const isFree = ({ context: { form } }: { context: FormContext<Values> }) =>
    Object.keys(mistakesIn?.(form) ?? {}).length === 0

  /** Nobody hears of it where nobody keeps it. */
  const reported = drafted
    ? ([
        {
          type: 'reportDraft',
          params: ({ context: { form } }: { context: FormContext<Values> }) => ({
            draft: drafted(form),
          }),
        },
      ] as const)
    : []

  return setup({
    types: {
      input: {} as Input,
      context: {} as FormContext<Values>,
      events: {} as FormEvent<Values, Choice>,
      tags: {} as 'busy',
    },
    actors: { submit: port<Answer, Filled<Values>>(`${id}.submit`) },
    actions: {
      /** What was wrong with the old values is no longer true. */
      changeValues: assign(({ context: { form, problem } }, { changed }: { changed: Changed }) => ({
        problem: problem && { ...problem, errors: without(problem.errors, changed) },
        form: { ...form, ...changed },
      })),
      forgetProblem: assign({ problem: null }),
      rememberProblem: assign(problemOfFailure),
      rememberMistakes: assign(({ context: { form } }) => ({
        problem: mistakes(mistakesIn?.(form) ?? {}),
      })),
      reportDraft: sendTo(listener, (_, { draft }: { draft: EventObject }) => draft),
      reportSuccess: sendTo(listener, ({ context: { form } }, { answer }: { answer: Answer }) =>
        told(answer, form),
      ),
      reportRefusal: sendTo(listener, refusalOfFailure),
    },
    guards: { isFree },
  }).createMachine({
    id,
    context: ({ input }) => ({ form: begin(input), problem: null }),
    initial: 'editing',
    states: {
      editing: {},
      submitting: {
        tags: 'busy',
        entry: 'forgetProblem',
        // The server answers what was sent: until then nothing changes and nothing is sent again.
        on: { '*': {} },
        invoke: {
          src: 'submit',
          input: ({ context: { form } }) => ({ form }),
          onDone: {
            target: 'accepted',
            actions: { type: 'reportSuccess', params: ({ event }) => ({ answer: event.output }) },
          },
          onError: { target: 'failed', actions: [...refused] },
        },
      },
      failed: {},
      accepted: { type: 'final' },
    },
    on: {
      submit: mistakesIn
        ? [
            { guard: 'isFree', target: '.submitting' },
            { target: '.failed', actions: 'rememberMistakes' },
          ]
        : '.submitting',
      'field.changed': {
        actions: [
          {
            type: 'changeValues',
            params: ({ event: { field, value } }) => ({ changed: { [field]: value } }),
          },
          ...reported,
        ],
      },
      ...(choose && {
        'country.chosen': {
          actions: [
            {
              type: 'changeValues',
              params: ({ event }) => ({ changed: choose(event.country) }),
            },
            ...reported,
          ],
        },
      }),
    },
  })
}
