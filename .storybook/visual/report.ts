import { mkdirSync, writeFileSync } from 'node:fs'
import type { Finding, Findings } from './findings.ts'
import { pictureName, reportFolder, reportPage } from './places.ts'
import { script, style } from './report-page.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const text = (value: string) => value.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)

/** What of the surroundings is shown beside a change, in px. */
const margin = 48

/** A picture, cut to where it changed unless the whole is asked for: it is moved below a frame of that size. */
function image(part: string, { story, mode, box }: Finding, name: string) {
  const x = Math.max(0, (box?.x ?? 0) - margin)
  const y = Math.max(0, (box?.y ?? 0) - margin)
  const frame = box
    ? ` style="--x:${x}px;--y:${y}px;--w:${box.x - x + box.width + margin}px;--h:${box.y - y + box.height + margin}px"`
    : ''
  return (
    `<figure class="${part}"><figcaption>${name}</figcaption>` +
    `<div class="frame"${frame}><img loading="lazy" src="${part}/${pictureName(story, mode)}.webp" alt="${name}"></div></figure>`
  )
}

function pictures(finding: Finding) {
  const { kind, box } = finding
  if (kind === 'failed') return ''
  const parts = box
    ? [
        image('before', finding, 'Before'),
        image('after', finding, 'After'),
        image('overlay', finding, 'Overlay'),
      ]
    : [image('after', finding, kind === 'new' ? 'New' : 'After')]
  return `<div class="pictures">${parts.join('')}</div>`
}

const picture = (finding: Finding) => `<section class="${finding.box ? 'compared' : finding.kind}">
    <h3>${text(finding.title)} <small>${text(finding.mode)}: ${text(finding.what)}</small></h3>
    <code>npm run test:visual -- --approve ${text(finding.story)} ${text(finding.mode)}</code>
    ${pictures(finding)}
  </section>`

/** Pictures that changed in the same way: one of them is enough to decide. */
function group(findings: readonly Finding[]) {
  const [first, ...others] = findings
  if (!first) return ''
  const words = findings.map(({ title, story }) => `${title} ${story}`.toLowerCase()).join(' ')
  const modes = [...new Set(findings.map(({ mode }) => mode))].join(' ')
  const same =
    others.length > 0
      ? `<details><summary>The same in ${others.length} more</summary>${others.map(picture).join('\n')}</details>`
      : ''
  return `<article data-words="${text(words)}" data-kind="${first.kind}" data-modes="${text(modes)}">
    ${picture(first)}
    ${same}
  </article>`
}

/** Equal changes together, the most frequent first; what stands alone in the order of its title. */
function grouped(findings: readonly Finding[]) {
  const byTitle = [...findings].sort((a, b) => a.title.localeCompare(b.title))
  const groups = Object.values(
    Object.groupBy(byTitle, ({ sort, story, mode }) => sort ?? pictureName(story, mode)),
  )
  return groups
    .map((findings) => findings ?? [])
    .sort((a, b) => b.length - a.length)
    .map(group)
}

const view = (name: string, title: string, checked = '') =>
  `<label><input type="radio" name="view" value="${name}" ${checked}> ${title}</label>`

const choice = (name: string, title: string, options: readonly string[]) =>
  `<label>${title} <select name="${name}"><option value="">all</option>${options
    .map((option) => `<option>${text(option)}</option>`)
    .join('')}</select></label>`

/** Writes the report: one page with pictures beside it, which opens from the disk. */
export function writeReport({ at, browser, compared, seconds, findings }: Findings) {
  const count = (kind: Finding['kind']) =>
    findings.filter((finding) => finding.kind === kind).length
  const groups = grouped(findings)
  const modes = [...new Set(findings.map(({ mode }) => mode))].sort()
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
  in ${seconds} s, ${groups.length} kinds of change; ${text(at)}, Chromium ${text(browser)}</p>
  <form>
    <input type="search" placeholder="Filter stories" aria-label="Filter stories">
    ${choice('kind', 'Kind', ['changed', 'new', 'failed'])} ${choice('mode', 'Mode', modes)}
    <fieldset><legend>View</legend>
      ${view('side', 'Side by side', 'checked')} ${view('slider', 'Slider')}
      ${view('blink', 'Blink')} ${view('difference', 'Difference')}
    </fieldset>
    <label><input type="checkbox" name="whole"> Whole pages</label>
    <output></output>
  </form>
</header>
<main>${groups.join('\n') || '<p>Every picture is as it was approved.</p>'}</main>
<script>${script}</script>
</html>
`,
  )
}
