/** The stylesheets of the design system: one compiled, for any page, and the sources, for Tailwind's own. */
import { copyFileSync, cpSync, globSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { build } from 'vite'

const compiled = 'styles.css'

async function compile(file: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [tailwindcss()],
    build: { write: false, rollupOptions: { input: file }, cssMinify: 'lightningcss' },
  })
  if (!('output' in built)) throw new Error(`${file} gave no single build`)
  const [asset] = built.output.flatMap((one) =>
    one.type === 'asset' && one.fileName.endsWith('.css') ? [one.source] : [],
  )
  if (asset === undefined) throw new Error(`${file} gave no stylesheet`)
  return asset.toString()
}

/** The stylesheets as they are written, for Tailwind. */
export function copyStyles(source: string, dist: string): void {
  for (const file of globSync('**/*.css', { cwd: source })) {
    const to = path.join(dist, file)
    mkdirSync(path.dirname(to), { recursive: true })
    if (file !== compiled) copyFileSync(path.join(source, file), to)
  }
}

/** The compiled one, and the fonts. */
export async function compileStyles(source: string, dist: string): Promise<void> {
  cpSync(path.join(source, 'fonts'), path.join(dist, 'fonts'), { recursive: true })
  writeFileSync(path.join(dist, compiled), await compile(path.resolve(source, compiled)))
}
