interface Shape {
  readonly type: string
  readonly entries?: Readonly<Record<string, Shape>>
  readonly wrapped?: Shape
  readonly options?: readonly unknown[]
  readonly item?: Shape
}

/** What texts of these names have to be. */
export const words: Readonly<Record<string, string>> = {
  phone: '555000999',
  phone_code: '47',
  country: 'Norway',
  gender: 'female',
  date_of_birth: '2000-01-01',
  email: 'nils@shop.example',
  address_type: 'home',
  payment_method: 'cash',
}

/**
 * Something that a schema of the contract takes; numbers, and texts that name something, are this id.
 *
 * @param texts what the texts of some fields are instead
 */
export function sampleOf(
  schema: unknown,
  id: number | string,
  texts: Readonly<Record<string, string>> = {},
  field = '',
): unknown {
  if (typeof schema !== 'object' || schema === null) return undefined
  const { type, entries, wrapped, options = [], item } = schema as Shape
  switch (type) {
    case 'object':
    case 'strict_object':
    case 'loose_object':
      return Object.fromEntries(
        Object.entries(entries ?? {}).map(([name, one]) => [name, sampleOf(one, id, texts, name)]),
      )
    case 'array':
      return [sampleOf(item, id, texts, field)].filter((one) => one !== undefined)
    case 'string':
      return (
        texts[field] ??
        words[field] ??
        (/number|code|key/.test(field) ? String(id) : 'Something else')
      )
    case 'number':
      return id
    case 'boolean':
      return true
    case 'picklist':
      return options[0]
    case 'union':
      return sampleOf(options[0], id, texts, field)
    default:
      return sampleOf(wrapped, id, texts, field)
  }
}
