import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { examplesIn } from '../.storybook/examples/example.ts'
import { root } from '../.storybook/visual/places.ts'

/** Whether somebody who has the packages alone can use it. */
const isForOthers = (code: string) => !/in this repository alone|'storybook\//.test(code)

/** The code of all stories of the packages that others can copy, each as a file of an app beside them. */
function samples() {
  const files = globSync('packages/{ui,flows}/src/**/*.stories.tsx', { cwd: root })
  const all = files.flatMap((file) =>
    [...examplesIn(readFileSync(join(root, file), 'utf8'), file)].map(
      ([story, code]) => [join(root, 'samples', file, `${story}.tsx`), code] as const,
    ),
  )
  return new Map(all.filter(([, code]) => isForOthers(code)))
}

test('the code of every story passes the type checker of whoever copies it', () => {
  const files = samples()
  expect(files.size).toBeGreaterThan(600)
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  const host = ts.createCompilerHost(options)
  const { fileExists, readFile, getSourceFile } = host
  host.fileExists = (name) => files.has(name) || fileExists(name)
  host.readFile = (name) => files.get(name) ?? readFile(name)
  host.getSourceFile = (name, ...more) => {
    const code = files.get(name)
    return code === undefined
      ? getSourceFile(name, ...more)
      : ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true)
  }
  const program = ts.createProgram({ rootNames: [...files.keys()], options, host })
  const wrong = [...files.keys()].flatMap((name) => {
    const file = program.getSourceFile(name)
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
      ({ messageText }) =>
        `${name.slice(root.length)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    )
  })
  expect(wrong).toEqual([])
}, 120_000)
