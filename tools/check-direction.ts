/**
 * Refuses styling that knows only left-to-right: physical utilities in class names and physical
 * properties in style sheets. Logical ones (ms-, pe-, start-, text-start, margin-inline) mirror by
 * themselves (architecture.md, Direction).
 */
import { globSync, readFileSync } from 'node:fs'

const places = ['packages/ui/src', 'packages/flows/src', 'apps/web/app', '.storybook']
const physicalClass =
  /(?<![\w-])-?(?:m[lr]|p[lr]|left|right|border-[lr]|rounded-(?:[lr]|[tb][lr])|scroll-[mp][lr])-[\w[(./]|(?<![\w-])(?:text-(?:left|right)|float-(?:left|right)|clear-(?:left|right)|border-[lr]|rounded-[lr])(?![\w-])/
const physicalProperty =
  /(?<![\w-])(?:margin|padding|border)-(?:left|right)|(?<![\w-])(?:left|right)\s*:|text-align:\s*(?:left|right)/

const literals = /(['"`])((?:\\.|(?!\1)[^\\])*)\1/g

const findings: string[] = []
for (const file of places.flatMap((place) => globSync(`${place}/**/*.{ts,tsx,css}`))) {
  const style = file.endsWith('.css')
  for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    const code = line.replace(/\/\/.*|\/\*.*?\*\/|^\s*\*.*/g, '')
    const hit = style
      ? physicalProperty.exec(code)?.[0]
      : [...code.matchAll(literals)]
          .map(([, , text = '']) => physicalClass.exec(text)?.[0])
          .find(Boolean)
    if (hit) findings.push(`${file}:${index + 1}  ${hit.trim()}`)
  }
}

if (findings.length > 0) {
  console.error(`Only left-to-right, use the logical form:\n${findings.join('\n')}`)
  process.exit(1)
}
