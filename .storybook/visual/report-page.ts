/** The report's looks: the header chooses how changed pictures are laid out, and how much of them is seen. */
export const style = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; scroll-padding-block-start: 14rem }
body { margin: 0 }
header { position: sticky; inset-block-start: 0; z-index: 2; padding: 1rem 2rem; background: Canvas;
  border-block-end: 1px solid GrayText }
@media (max-width: 60rem), (max-height: 45rem) {
  :root { scroll-padding-block-start: 1rem }
  header { position: static }
}
h1, h2, h3, h4, header p { margin: 0 }
p { margin-block: .25rem }
form { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; margin-block-start: .5rem }
fieldset { display: flex; gap: 1rem; border: 0; padding: 0; margin: 0 }
legend { float: inline-start; font-weight: 600; margin-inline-end: 1rem }
input[type=search], select { font: inherit; padding: .25rem .5rem }
input[type=search] { inline-size: 20rem }
main { padding: 1rem 2rem 4rem }
.component { margin-block-end: 4rem }
.component > h2 { border-block-end: 1px solid GrayText }
article { margin-block: 1.5rem 2.5rem; outline-offset: .5rem }
details { margin-block-start: 1rem; padding-inline-start: 1rem; border-inline-start: 2px solid GrayText }
.command { font: .8125rem/1.5 ui-monospace, monospace; color: inherit; background: none; text-align: start;
  border: 1px solid GrayText; border-radius: 4px; padding: .125rem .5rem; cursor: copy; user-select: text }
.command[data-copied]::after { content: ' copied'; font-weight: 600 }
a { margin-inline-start: .75rem }
small { font-weight: 400; color: GrayText }
.failed small { white-space: pre-wrap; color: #c4123d }
.pictures { display: flex; gap: 1rem; align-items: flex-start; margin-block: .5rem; overflow-x: auto }
figure { margin: 0; flex: 0 1 auto; min-inline-size: 0 }
.frame { inline-size: fit-content; border: 1px solid GrayText; background: white; overflow: hidden; direction: ltr }
img { display: block; max-inline-size: 100% }
:root[data-whole] .compared :is(.pictures ~ .pictures, .at ~ .at) { display: none }
:root:not([data-whole]) .compared figure { flex: none }
:root:not([data-whole]) .compared img { zoom: var(--zoom, 1); inline-size: var(--w); block-size: var(--h);
  max-inline-size: none; object-fit: none; object-position: calc(-1 * var(--x)) calc(-1 * var(--y)) }
:root:not([data-whole]) .compared .sharp img { image-rendering: pixelated }
.at { display: none; inline-size: min(30rem, 100%) }
[data-view=slider] .at { display: block }
[data-view=difference] .compared :is(.before, .after),
[data-view=slider] .compared .overlay, [data-view=blink] .compared .overlay { display: none }
[data-view=slider] .compared .pictures, [data-view=blink] .compared .pictures { display: grid; justify-content: start }
:is([data-view=slider], [data-view=blink]) .compared :is(.before, .after) { grid-area: 1 / 1; z-index: 0 }
[data-view=slider] .compared .after .frame { clip-path: inset(0 0 0 var(--at, 50%)) }
[data-view=slider] .compared .after figcaption { text-align: end }
[data-view=blink] .compared .after figcaption { background: Canvas }
[data-view=blink] .compared .after { animation: blink 1.2s steps(1) infinite }
@keyframes blink { 50% { visibility: hidden } }
`

/** The report's behaviour: choose a view and a zoom, filter by words, kind and mode, go on by keyboard, copy commands. */
export const script = `
const root = document.documentElement
const form = document.querySelector('form')
const main = document.querySelector('main')
const pictures = [...document.querySelectorAll('.picture')]
const isShown = (one) => !one.hidden

function filter() {
  const { kind, mode } = form.elements
  const words = form.querySelector('[type=search]').value.toLowerCase().split(/\\s+/)
  for (const picture of pictures) {
    const { dataset } = picture
    picture.hidden = !(
      words.every((word) => dataset.words.includes(word)) &&
      (kind.value === '' || dataset.kind === kind.value) &&
      (mode.value === '' || dataset.mode === mode.value)
    )
  }
  for (const box of [...document.querySelectorAll('details, article, .component')])
    box.hidden = ![...box.querySelectorAll('.picture')].some(isShown)
  // What is asked for may stand among those that are folded.
  for (const article of document.querySelectorAll('article')) {
    const isBehind = article.querySelector(':scope > .picture').hidden
    for (const folded of article.querySelectorAll('details')) {
      if (isBehind) folded.dataset.unfolded = ''
      if (isBehind || 'unfolded' in folded.dataset) folded.open = isBehind
      if (!isBehind) delete folded.dataset.unfolded
    }
  }
  for (const component of document.querySelectorAll('.component')) {
    const own = [...component.querySelectorAll('.picture')]
    const shown = own.filter(isShown).length
    component.querySelector('h2 small').textContent =
      (shown < own.length ? shown + ' of ' : '') + own.length + (own.length === 1 ? ' picture' : ' pictures')
  }
  // What would take pictures that the filter hides is not offered.
  for (const command of document.querySelectorAll('.several'))
    command.hidden = ![...command.closest('article, .component').querySelectorAll('.picture')].every(isShown)
  const shown = pictures.filter(isShown).length
  form.querySelector('output').value = shown + ' of ' + pictures.length
  document.getElementById('none').hidden = shown > 0 || pictures.length === 0
}

/** As large as all that stands beside each other has room, small changes up to four times. */
function zoom() {
  const { view, zoom: chosen } = form.elements
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(main)
  const room = main.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd)
  const beside = view.value === 'side' ? 3 : 1
  for (const one of document.querySelectorAll('.compared .pictures')) {
    const width = parseFloat(one.style.getPropertyValue('--w'))
    const fit = (room - 40 - 20 * beside) / (width * beside)
    const scale = chosen.value === 'fit' ? (fit < 1 ? fit : Math.min(4, Math.floor(fit))) : parseFloat(chosen.value)
    one.style.setProperty('--zoom', scale)
    one.classList.toggle('sharp', scale > 1)
  }
}

function follow() {
  const { view, whole } = form.elements
  root.dataset.view = view.value
  root.toggleAttribute('data-whole', whole.checked)
  filter()
  zoom()
}
form.addEventListener('input', follow)
form.addEventListener('submit', (event) => event.preventDefault())
addEventListener('resize', zoom)
follow()

main.addEventListener('input', ({ target }) => {
  if (target.matches('.at'))
    target.previousElementSibling.style.setProperty('--at', target.value + '%')
})
main.addEventListener('click', async ({ target }) => {
  if (!target.matches('.command')) return
  try {
    await navigator.clipboard.writeText(target.textContent)
  } catch {
    // Some browsers refuse it to a page of the disk: it is marked, to be copied by hand.
    getSelection().selectAllChildren(target)
    return
  }
  target.dataset.copied = ''
  setTimeout(() => delete target.dataset.copied, 2000)
})
addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches('[type=search], select')) return
  const step = { j: 1, k: -1 }[event.key.toLowerCase()]
  if (!step) return
  const articles = [...document.querySelectorAll('article')].filter(isShown)
  const here = articles.findIndex((one) => one.contains(document.activeElement))
  const next = articles[here < 0 ? 0 : here + step]
  next?.scrollIntoView({ block: 'start' })
  next?.focus({ preventScroll: true })
})
`
