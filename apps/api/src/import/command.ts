/** `npm run import -- FILE.csv`: brings a catalogue into a shop. */
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Config, readConfig } from '../config.ts'
import { Refusal } from '../http/index.ts'
import { createMediaStore } from '../media/index.ts'
import { askRunning, openAlone, readOptions, runCommand, UsageError } from '../operator/command.ts'
import { calledFrom } from '../variables.ts'
import { openCatalogue } from './catalogue.ts'
import { type Desk, deskOf } from './desk.ts'
import { type Ask, importShop, remoteDesk } from './operator.ts'
import { openPictureFolder } from './picture-folder.ts'
import { reportCsv, reportText } from './report.ts'
import { type ImportOptions, importCatalogue } from './run.ts'

const usage = `Usage: npm run import -- FILE.csv [OPTIONS]
  Brings the products of a file into a shop: Shopify's or WooCommerce's product CSV, or the one of
  docs/import.md. Products are known by their sku, so a file may be brought again.
  --shop NUMBER|NAME   the shop that gets them; needed when there are several
  --dry-run            the same report, and nothing is written
  --pictures FOLDER    takes pictures from this folder instead of fetching them
  --private-pictures   fetches pictures from this machine and its network, too
  --report FILE        writes all that was refused, as CSV
  --stock N            pieces of new products whose file says no number (1000)
  --decimal-comma      prices are written as 12,50
  --encoding NAME      what the file is when it is not UTF-8, such as windows-1252
The shop may be running.`

const parse = () =>
  readOptions({
    allowPositionals: true,
    options: {
      shop: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      pictures: { type: 'string' },
      'private-pictures': { type: 'boolean', default: false },
      report: { type: 'string' },
      stock: { type: 'string', default: '1000' },
      'decimal-comma': { type: 'boolean', default: false },
      encoding: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })

const pathOf = (path: string) => resolve(calledFrom(process.env), path)

const readArguments = async () => {
  const { values, positionals } = parse()
  const [file, ...more] = positionals
  if (values.help) return null
  if (!file || more.length > 0) throw new UsageError('One file is needed.')
  if (!/^\d{1,9}$/.test(values.stock))
    throw new UsageError(`--stock takes a number, not ${values.stock}`)
  const options: ImportOptions = {
    shop: values.shop,
    isTrial: values['dry-run'],
    stock: Number(values.stock),
    find: values.pictures === undefined ? null : await openPictureFolder(pathOf(values.pictures)),
    isInsideAllowed: values['private-pictures'],
  }
  const settings = { isComma: values['decimal-comma'], now: new Date() }
  return {
    options,
    catalogue: await openCatalogue(pathOf(file), settings, values.encoding),
    reportFile: values.report === undefined ? null : pathOf(values.report),
  }
}

/** The shop that runs here brings them in; without one, its database is opened. */
const withDesk = async <Result>(
  config: Config,
  shop: string | undefined,
  work: (desk: Desk) => Promise<Result>,
): Promise<Result> => {
  const isRunning = await askRunning(config, importShop, { shop: shop ?? null })
  if (!isRunning) return openAlone(config, (deps) => work(deskOf(deps)))
  const ask: Ask = async (call, body) => {
    const answer = await askRunning(config, call, body)
    if (answer === null) throw new Refusal('The shop has stopped: start it, and import once more.')
    return answer
  }
  return work(remoteDesk(ask))
}

/** Products between two lines that say how far it is. */
const every = 2000

await runCommand(usage, async () => {
  const started = performance.now()
  const told = await readArguments()
  if (!told) return usage
  const config = readConfig(process.env)
  const media = createMediaStore({ dir: join(config.dataDir ?? tmpdir(), 'media') })
  const onProgress = (products: number) => {
    if (products % every === 0) console.error(`${products} products`)
  }
  const report = await withDesk(config, told.options.shop, (desk) =>
    importCatalogue({ desk, media, onProgress }, told.catalogue, told.options),
  )
  if (told.reportFile) await writeFile(told.reportFile, reportCsv(report))
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  return `${reportText(report)}\nThat took ${seconds} s.`
})
