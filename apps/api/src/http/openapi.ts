/** /api/openapi.json: the contract's calls as OpenAPI 3.1, so that other clients need no guessing. */
import type { Call } from '@shop/contract'
import { updateLastSeen } from '@shop/contract/account'
import { everyCall } from '@shop/contract/every-call'
import { type OverrideSchemaContext, toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'

type Json = Readonly<Record<string, unknown>>

const plain = new Set(['number', 'string', 'boolean'])

const file = { type: 'string', format: 'binary' } as const

/**
 * The contract reads tolerantly: a number, or its digits. What is meant is the first of the two, and
 * that is all that we send, so the others are left out.
 */
const firstOf = ({ valibotSchema }: OverrideSchemaContext) => {
  if (valibotSchema.type === 'blob') return file
  if (valibotSchema.type !== 'union' || !('options' in valibotSchema)) return undefined
  const [first] = valibotSchema.options as readonly { readonly type: string }[]
  return first && plain.has(first.type)
    ? { type: first.type as 'number' | 'string' | 'boolean' }
    : undefined
}

const schemaOf = (schema: GenericSchema, typeMode: 'input' | 'output'): Json => {
  const { $schema: _, ...json } = toJsonSchema(schema, {
    typeMode,
    errorMode: 'ignore',
    overrideSchema: firstOf,
  })
  return json
}

const requestSchema = (schema: GenericSchema) => schemaOf(schema, 'input')

const inPath = (call: Call) =>
  [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))

const inQuery = (call: Call) => {
  if (!call.query) return []
  const { properties = {}, required = [] } = requestSchema(call.query) as {
    properties?: Json
    required?: readonly string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

const json = (schema: unknown) => ({ 'application/json': { schema } })
const sent = ({ multipart }: Call, schema: unknown) => ({
  ...(multipart ? { 'multipart/form-data': { schema } } : {}),
  ...(multipart === true ? {} : json(schema)),
})
const problem = (name: string) => ({ $ref: `#/components/responses/${name}` })

const answerSchema = (call: Call) =>
  call.bare
    ? schemaOf(call.data, 'output')
    : {
        type: 'object',
        properties: { message: { type: 'string' }, data: schemaOf(call.data, 'output') },
      }

/** Calls that answer with a status alone. */
const silent = new Set<string>([updateLastSeen.path])

const operation = (name: string, call: Call) => ({
  summary: call.summary,
  operationId: name,
  security: { none: [], optional: [{}, { bearer: [] }], required: [{ bearer: [] }] }[call.auth],
  parameters: [...inPath(call), ...inQuery(call)],
  ...(call.body ? { requestBody: { content: sent(call, requestSchema(call.body)) } } : {}),
  responses: {
    ...(silent.has(call.path)
      ? { 204: { description: 'Done' } }
      : { 200: { description: 'Done', content: json(answerSchema(call)) } }),
    ...(call.auth === 'required' ? { 401: problem('Unauthenticated') } : {}),
    ...(inPath(call).length > 0 ? { 404: problem('NotFound') } : {}),
    ...(call.query || call.body ? { 422: problem('Refused') } : {}),
    429: problem('TooMany'),
  },
})

const message = { type: 'object', properties: { message: { type: 'string' } } }
const refused = {
  type: 'object',
  properties: {
    message: { type: 'string' },
    errors: {
      type: 'object',
      additionalProperties: { type: 'array', items: { type: 'string' } },
    },
  },
}

const describe = () => {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, call] of everyCall) {
    const methods = paths[call.path] ?? {}
    methods[call.method.toLowerCase()] = operation(name, call)
    paths[call.path] = methods
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Shop API', version: '0.1.0', license: { name: 'MIT' } },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      responses: {
        Unauthenticated: { description: 'No valid token', content: json(message) },
        NotFound: { description: 'Nothing has this id', content: json(message) },
        Refused: { description: 'Wrong fields, or not possible', content: json(refused) },
        TooMany: { description: 'Too many requests', content: json(message) },
      },
    },
  }
}

let cached: string | undefined

/** The document as JSON text; made once. */
export const openApi = (): string => {
  cached ??= JSON.stringify(describe())
  return cached
}
