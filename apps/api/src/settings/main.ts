/** `npm run settings -- multi_vendor=false currency.position=suffix`: sets the shop up. */
import { variableNames } from '../config.ts'
import { askShop, runCommand, UsageError } from '../operator/command.ts'
import { changeSettings } from './change.ts'
import { settingsChange } from './operator.ts'

const usage = `Usage: npm run settings -- [NAME=VALUE ...]
  Without arguments, lists all settings, and what the environment says instead. An empty value takes a text, a colour or a row away.
  Rows of a list go by their name (currencies.EUR.rate=0.9, languages.ir.is_active=false) or their
  place (footers.1.items.2.title=Hello); a whole list may be given as JSON.`

const changeOf = (text: string) => {
  const [path = '', ...rest] = text.split('=')
  if (path === '' || rest.length === 0)
    throw new UsageError(`${text} is no setting: write NAME=VALUE.`)
  if (variableNames().includes(path))
    throw new UsageError(
      `${path} is no setting but a variable of the environment: start the shop with it (README.md, Configuration).`,
    )
  return { path, value: rest.join('=') }
}

await runCommand(usage, async () => {
  const changes = process.argv.slice(2).map(changeOf)
  const { lines } = await askShop(settingsChange, { changes }, async (deps) => ({
    lines: await changeSettings(deps, changes),
  }))
  if (changes.length === 0)
    return [...lines, `# From the environment, when the shop starts: ${variableNames().join(', ')}`]
  const names = changes.map(({ path }) => path)
  const isShown = (line: string) =>
    names.some((name) => line.startsWith(`${name}=`) || line.startsWith(`${name}.`))
  const shown = lines.filter(isShown)
  // What was taken away has no line any more.
  return shown.length > 0 ? shown : names.map((name) => `${name}=`)
})
