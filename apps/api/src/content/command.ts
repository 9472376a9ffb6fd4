/** `npm run page:write -- privacy-policy FILE.html`: writes a page; without arguments lists them. */
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { Refusal } from '../http/index.ts'
import { askShop, readOptions, runCommand, UsageError } from '../operator/command.ts'
import { calledFrom } from '../variables.ts'
import { pageWrite, writeOrList } from './operator.ts'

const usage = `Usage: npm run page:write -- [PAGE FILE.html] [OPTIONS]
  Without arguments, lists the pages. A new one stands at /page/PAGE.
  --language LOCALE   what the file is written in; the shop's main language without it
  --title TEXT        the page's title; a new page needs one
  --sizes-of CATEGORY it is the size guide of what is in it, told by the category's or sub-category's
                      name in its address; may be said several times
The shop may be running.`

const readHtml = (file: string) =>
  readFile(resolve(calledFrom(process.env), file), 'utf8').catch(() => {
    throw new Refusal(`${file} cannot be read.`)
  })

const readArguments = async () => {
  const { values, positionals } = readOptions({
    options: {
      language: { type: 'string' },
      title: { type: 'string' },
      'sizes-of': { type: 'string', multiple: true },
    },
    allowPositionals: true,
  })
  const [slug, file, ...more] = positionals
  if (slug === undefined) return {}
  if (file === undefined || more.length > 0) throw new UsageError('A page and a file are needed.')
  if (!/^[a-z0-9-]{1,80}$/.test(slug))
    throw new UsageError(`A page is called like privacy-policy, not ${slug}`)
  const html = (await readHtml(file)).trim()
  if (html === '') throw new Refusal(`${file} is empty.`)
  const { language: locale, title = null, 'sizes-of': sizes_of = [] } = values
  return { page: { slug, title, html, sizes_of, ...(locale ? { locale } : {}) } }
}

await runCommand(usage, async () => {
  const request = await readArguments()
  const { lines } = await askShop(pageWrite, request, (deps) => writeOrList(deps, request))
  return lines
})
