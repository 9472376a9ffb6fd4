/**
 * Cuts the two variable fonts down to what a shop shows: weights 400 to 700, Latin with Latin-1,
 * and Arabic with Persian. The first file that text waits for is 28 KB instead of 48 KB.
 * Run `npm run fonts -w @shop/ui` after an update of the font packages and commit the result.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const target = new URL('../src/fonts/', import.meta.url)

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join(
    '',
  )

const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœˆ˜–—‘’‚“”„†‡•…‰‹›⁄€™−∞≈≠≤≥←↑→↓`
const latinExtended = `${range(0x100, 0x24f)}${range(0x1e00, 0x1eff)}${range(0x20a0, 0x20c0)}`
const arabic = `${range(0x600, 0x6ff)}${range(0x750, 0x77f)}${range(0x200c, 0x200f)}${range(0xfb50, 0xfdff)}${range(0xfe70, 0xfefc)}`

const fonts = [
  {
    source: require.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
    to: 'inter-latin',
    text: latin,
  },
  {
    source: require.resolve('@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2'),
    to: 'inter-latin-ext',
    text: latinExtended,
  },
  {
    source: require.resolve(
      '@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2',
    ),
    to: 'vazirmatn-arabic',
    text: arabic,
  },
]

await mkdir(target, { recursive: true })
for (const { source, to, text } of fonts) {
  const font = await subsetFont(await readFile(source), text, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  })
  await writeFile(new URL(`${to}.woff2`, target), font)
  console.log(`${to}.woff2 ${(font.length / 1024).toFixed(1)} KB`)
}
