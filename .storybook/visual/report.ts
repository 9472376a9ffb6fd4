import { mkdirSync, writeFileSync } from 'node:fs'
import type { Finding, Findings } from './findings.ts'
import { reportFolder, reportPage } from './places.ts'
import { script, style } from './report-page.ts'
import { components, text } from './report-parts.ts'

const view = (name: string, title: string, checked = '') =>
  `<label><input type="radio" name="view" value="${name}" ${checked}> ${title}</label>`

const choice = (name: string, title: string, options: Readonly<Record<string, string>>) =>
  `<label>${title} <select name="${name}">${Object.entries(options)
    .map(([value, name]) => `<option value="${text(value)}">${text(name)}</option>`)
    .join('')}</select></label>`

const any = (options: readonly string[]) => ({
  '': 'all',
  ...Object.fromEntries(options.map((option) => [option, option])),
})

/** Writes the report: one page with pictures beside it, which opens from the disk. */
export function writeReport({ at, browser, compared, seconds, findings }: Findings) {
  const count = (kind: Finding['kind']) =>
    findings.filter((finding) => finding.kind === kind).length
  const modes = [...new Set(findings.map(({ mode }) => mode))].sort()
  mkdirSync(reportFolder, { recursive: true })
  writeFileSync(
    reportPage,
    `<!doctype html>
<html lang="en" data-view="side">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Visual changes</title>
<style>${style}</style>
<header>
  <h1>Visual changes</h1>
  <p>${count('changed')} changed, ${count('new')} new, ${count('failed')} failed, of ${compared} pictures
  in ${seconds} s; ${text(at)}, Chromium ${text(browser)}. J and K go to the next change and the one before.
  A command is copied by a press.</p>
  <form>
    <input type="search" placeholder="Filter stories" aria-label="Filter stories">
    ${choice('kind', 'Kind', any(['changed', 'new', 'failed']))} ${choice('mode', 'Mode', any(modes))}
    <fieldset><legend>View</legend>
      ${view('side', 'Side by side', 'checked')} ${view('slider', 'Slider')}
      ${view('blink', 'Blink')} ${view('difference', 'Difference')}
    </fieldset>
    ${choice('zoom', 'Zoom', { fit: 'to fit', '1x': '100 %', '2x': '200 %', '4x': '400 %' })}
    <label><input type="checkbox" name="whole"> Whole pages</label>
    <output></output>
  </form>
</header>
<main>${components(findings).join('\n') || '<p>Every picture is as it was approved.</p>'}
<p id="none" hidden>Nothing in this report has all of that.</p></main>
<script>${script}</script>
</html>
`,
  )
}
