/** The report's parts: what is shown of each picture, of those that changed alike, and of each component. */
import { componentOf, type Finding } from './findings.ts'
import type { Box, Size } from './picture.ts'
import { type Part, pictureName } from './places.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const text = (value: string) => value.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)

/** What of the surroundings is shown beside a change, in px. */
const margin = 48

/** Where `npm run storybook` shows stories. */
const storybook = 'http://localhost:6006'

const nameOf = ({ story, mode }: Finding) => pictureName(story, mode)

/** A change with its surroundings, as far as the picture reaches. */
function crop(box: Box, size: Size) {
  const [x, y] = [Math.max(0, box.x - margin), Math.max(0, box.y - margin)]
  const width = Math.min(box.x + box.width + margin, size.width) - x
  const height = Math.min(box.y + box.height + margin, size.height) - y
  return `--x:${x}px;--y:${y}px;--w:${width}px;--h:${height}px`
}

const image = (part: Part, finding: Finding, name: string) =>
  `<figure class="${part}"><figcaption>${name}</figcaption><div class="frame">` +
  `<img loading="lazy" src="${part}/${nameOf(finding)}.webp" alt="${name}"></div></figure>`

/** The pictures of a finding, cut to where they differ unless the whole is asked for. */
function pictures(finding: Finding) {
  const { kind, boxes, size } = finding
  if (kind === 'failed') return ''
  if (!boxes || !size)
    return `<div class="pictures">${image('after', finding, kind === 'new' ? 'New' : 'After')}</div>`
  return boxes
    .map(
      (box) => `<div class="pictures" style="${crop(box, size)}">
      ${image('before', finding, 'Before')}${image('after', finding, 'After')}${image('overlay', finding, 'Overlay')}
    </div>
    <input class="at" type="range" value="50" aria-label="How much of Before">`,
    )
    .join('\n')
}

/** A command, to be copied by a press. */
const command = (words: string) =>
  `<button type="button" class="command" title="Copy">npm run test:visual -- --approve ${text(words)}</button>`

const links = ({ story, globals, file }: Finding) =>
  `<a href="${storybook}/?path=/story/${story}&amp;globals=${text(globals)}">Story</a>
   <a href="../${text(file)}">${text(file)}</a>`

function picture(finding: Finding) {
  const { kind, title, story, mode, what, boxes } = finding
  return `<section class="picture ${boxes ? 'compared' : kind}" data-words="${text(`${title} ${story} ${mode}`.toLowerCase())}"
    data-kind="${kind}" data-mode="${text(mode)}">
    <h4>${text(title)} <small>${text(mode)}: ${text(what)}</small></h4>
    <p>${kind === 'failed' ? '' : command(nameOf(finding))} ${links(finding)}</p>
    ${pictures(finding)}
  </section>`
}

/** Pictures that changed in the same way: one of them is enough to decide. */
function alike(findings: readonly Finding[]) {
  const [first, ...others] = findings
  if (!first) return ''
  const all = `${findings.length} pictures changed in the same way`
  return others.length === 0
    ? `<article tabindex="-1">${picture(first)}</article>`
    : `<article tabindex="-1">
        <h3>${all}</h3>
        <p class="several">${command(`--same ${nameOf(first)}`)}</p>
        ${picture(first)}
        <details><summary>${others.length} more of them</summary>${others.map(picture).join('\n')}</details>
      </article>`
}

/** Changes by component, and in it those together that are the same; what several components share comes first. */
export function components(findings: readonly Finding[]) {
  const byTitle = [...findings].sort((a, b) => a.title.localeCompare(b.title))
  const groups = Object.values(Object.groupBy(byTitle, (one) => one.sort ?? nameOf(one)))
    .map((group) => group ?? [])
    .sort((a, b) => b.length - a.length)
  const homeOf = (group: readonly Finding[]) => {
    const [home = '', other] = new Set(group.map(componentOf))
    return other === undefined ? home : ''
  }
  const byHome = Object.entries(Object.groupBy(groups, homeOf))
  return byHome
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([home, own = []]) => {
      const [first] = own.flat()
      const id = first?.story.replace(/--.*/, '--') ?? ''
      const count = own.flat().length
      return `<section class="component">
        <h2>${text(home) || 'In several components'} <small></small></h2>
        ${home && count > 1 ? `<p class="several">${command(`--own ${id}`)}</p>` : ''}
        ${own.map(alike).join('\n')}
      </section>`
    })
}
