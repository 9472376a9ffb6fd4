import { mkdirSync, writeFileSync } from 'node:fs'
import type { Finding, Findings } from './findings.ts'
import { pictureName, reportFolder, reportPage } from './places.ts'
import { script, style } from './report-page.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const text = (value: string) => value.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)

const image = (part: string, { story, mode }: Finding, name: string) =>
  `<figure class="${part}"><figcaption>${name}</figcaption>` +
  `<img loading="lazy" src="${part}/${pictureName(story, mode)}" alt="${name}"></figure>`

function picture(finding: Finding) {
  const { kind, mode, what } = finding
  const pictures = {
    changed: [
      image('before', finding, 'Before'),
      image('after', finding, 'After'),
      image('overlay', finding, 'Overlay'),
    ],
    new: [image('after', finding, 'New')],
    failed: [],
  }[kind]
  return `<section class="${kind}">
    <h3>${text(mode)} <small>${text(what)}</small></h3>
    ${pictures.length > 0 ? `<div class="pictures">${pictures.join('')}</div>` : ''}
  </section>`
}

function story([id, findings]: [string, Finding[] | undefined]) {
  const [{ title } = { title: id }] = findings ?? []
  return `<article data-words="${text(`${title} ${id}`.toLowerCase())}">
    <h2>${text(title)}</h2>
    <code>npm run test:visual -- --approve ${text(id)}</code>
    ${findings?.map(picture).join('\n')}
  </article>`
}

const view = (name: string, title: string, checked = '') =>
  `<label><input type="radio" name="view" value="${name}" ${checked}> ${title}</label>`

/** Writes the report: one page with pictures beside it, which opens from the disk. */
export function writeReport({ at, browser, compared, seconds, findings }: Findings) {
  const count = (kind: Finding['kind']) =>
    findings.filter((finding) => finding.kind === kind).length
  const stories = Object.entries(Object.groupBy(findings, (finding) => finding.story)).sort()
  mkdirSync(reportFolder, { recursive: true })
  writeFileSync(
    reportPage,
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Visual changes</title>
<style>${style}</style>
<header>
  <h1>Visual changes</h1>
  <p>${count('changed')} changed, ${count('new')} new, ${count('failed')} failed, of ${compared} pictures
  in ${seconds} s; ${text(at)}, Chromium ${text(browser)}</p>
  <form>
    <input type="search" placeholder="Filter stories" aria-label="Filter stories">
    <fieldset><legend>View</legend>
      ${view('side', 'Side by side', 'checked')} ${view('slider', 'Slider')}
      ${view('blink', 'Blink')} ${view('difference', 'Difference')}
    </fieldset>
  </form>
</header>
<main>${stories.map(story).join('\n') || '<p>Every picture is as it was approved.</p>'}</main>
<script>${script}</script>
</html>
`,
  )
}
