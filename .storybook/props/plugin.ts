/** Tells Storybook the properties of each component as the type checker knows them, with what is said of each. */
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { type ComponentDoc, withCompilerOptions } from 'react-docgen-typescript'
import ts from 'typescript'
import type { PluginOption } from 'vite'
import project from '../../tsconfig.json' with { type: 'json' }
import { root } from '../visual/places.ts'

const places = ['packages/{ui,flows}/src/**/*.tsx', 'apps/web/app/**/*.tsx']

/** Types are read once, by the first module that asks; a Storybook that is served says what they were when it started. */
function reader() {
  const { options } = ts.convertCompilerOptionsFromJson(project.compilerOptions, root)
  const files = places
    .flatMap((place) => globSync(place, { cwd: root }))
    .filter((file) => !/\.(?:stories|test)\.tsx$/.test(file))
    .map((file) => join(root, file))
  let program: ts.Program | undefined
  const programOf = () => {
    program ??= ts.createProgram(files, options)
    return program
  }
  const parser = withCompilerOptions(options, {
    shouldExtractLiteralValuesFromEnum: true,
    shouldRemoveUndefinedFromOptional: true,
    savePropValueAsString: true,
    // Those of the elements of HTML are not ours to explain.
    propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
  })
  const known = new Set(files)
  return (file: string): ComponentDoc[] =>
    known.has(file) ? parser.parseWithProgramProvider(file, programOf) : []
}

/** What Storybook reads of a component; hooks and constants are none. */
function docgenOf({ displayName, description, props }: ComponentDoc, code: string): string[] {
  const isComponent =
    /^[A-Z]/.test(displayName) &&
    new RegExp(`^export (?:function|const) ${displayName}\\b`, 'm').test(code)
  if (!isComponent) return []
  const told = Object.fromEntries(
    Object.entries(props).map(([name, { type, required, defaultValue, description: said }]) => [
      name,
      { name, type, required, defaultValue, description: said },
    ]),
  )
  const info = JSON.stringify({ displayName, description, props: told })
  return [`${displayName}.__docgenInfo = ${info}`]
}

export function componentProps(): PluginOption {
  const read = reader()
  return {
    name: 'component-props',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx$/ },
      handler(code, id) {
        const lines = read(id).flatMap((one) => docgenOf(one, code))
        return lines.length > 0 ? { code: [code, ...lines].join('\n'), map: null } : null
      },
    },
  }
}
