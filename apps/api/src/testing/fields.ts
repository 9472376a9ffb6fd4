/** The names in the body or query of a call; none of what is no object. */
export const fieldsOf = (schema: unknown): string[] =>
  typeof schema === 'object' && schema !== null && 'entries' in schema
    ? Object.keys(schema.entries as object)
    : []
