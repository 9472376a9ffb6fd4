interface Documented {
  parameters: { fileName?: string }
  component?: unknown
  subcomponents?: Record<string, unknown>
}

const nameOf = (component: unknown): string | undefined =>
  (component as { __docgenInfo?: { displayName?: string } } | undefined)?.__docgenInfo?.displayName

/** How another shop imports what a file of stories is about; null for what no package hands out. */
export function importLine({ parameters, component, subcomponents }: Documented): string | null {
  const [, name, module] =
    /packages\/(ui|flows)\/src\/([\w-]+)\/.*\.stories\.tsx$/.exec(parameters.fileName ?? '') ?? []
  const names = [nameOf(component), ...Object.keys(subcomponents ?? {})].filter(
    (one): one is string => one !== undefined,
  )
  return module && names.length > 0
    ? `import { ${[...new Set(names)].join(', ')} } from '@shop/${name}/${module}'`
    : null
}
