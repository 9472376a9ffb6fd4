/** The report's looks: the header chooses how changed pictures are laid out, and how much of them is seen. */
export const style = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
body { margin: 0 }
header { position: sticky; inset-block-start: 0; z-index: 2; padding: 1rem 2rem; background: Canvas;
  border-block-end: 1px solid GrayText }
h1, h2, h3, header p { margin: 0 }
form { display: flex; flex-wrap: wrap; gap: 1rem; align-items: center; margin-block-start: .5rem }
fieldset { display: flex; gap: 1rem; border: 0; padding: 0; margin: 0 }
legend { float: inline-start; font-weight: 600; margin-inline-end: 1rem }
input[type=search], select { font: inherit; padding: .25rem .5rem }
input[type=search] { inline-size: 20rem }
main { padding: 1rem 2rem 4rem }
article { margin-block-end: 3rem }
details { margin-block-start: 1rem; padding-inline-start: 1rem; border-inline-start: 2px solid GrayText }
code { user-select: all; color: GrayText }
small { font-weight: 400; color: GrayText }
.failed small { white-space: pre-wrap; color: #c4123d }
.pictures { display: flex; gap: 1rem; align-items: flex-start; margin-block: .5rem; overflow-x: auto }
figure { margin: 0; flex: 0 1 auto; min-inline-size: 0 }
.frame { border: 1px solid GrayText; background: white; overflow: hidden; direction: ltr }
img { display: block; max-inline-size: 100% }
:root:not([data-whole]) .compared .frame { inline-size: var(--w); block-size: var(--h) }
:root:not([data-whole]) .compared figure { flex: none }
:root:not([data-whole]) .compared img { max-inline-size: none; translate: calc(-1 * var(--x)) calc(-1 * var(--y)) }
[data-view=difference] .compared :is(.before, .after),
[data-view=slider] .compared .overlay, [data-view=blink] .compared .overlay { display: none }
[data-view=slider] .compared .pictures, [data-view=blink] .compared .pictures { display: grid; justify-content: start }
:is([data-view=slider], [data-view=blink]) .compared :is(.before, .after) { grid-area: 1 / 1; z-index: 0 }
[data-view=slider] .compared .after .frame { clip-path: inset(0 0 0 var(--at, 50%)) }
[data-view=slider] .compared .after figcaption { text-align: end }
[data-view=blink] .compared .after figcaption { background: Canvas }
[data-view=slider] .compared .pictures { cursor: ew-resize }
[data-view=blink] .compared .after { animation: blink 1.2s steps(1) infinite }
@keyframes blink { 50% { visibility: hidden } }
`

/** The report's behaviour: choose a view, move the slider, filter by words, kind and mode. */
export const script = `
const root = document.documentElement
const form = document.querySelector('form')
const articles = [...document.querySelectorAll('article')]
function follow() {
  const { view, whole, kind, mode } = form.elements
  root.dataset.view = view.value
  root.toggleAttribute('data-whole', whole.checked)
  const words = form.querySelector('[type=search]').value.toLowerCase().split(/\\s+/)
  for (const article of articles)
    article.hidden = !(
      words.every((word) => article.dataset.words.includes(word)) &&
      (kind.value === '' || article.dataset.kind === kind.value) &&
      (mode.value === '' || article.dataset.modes.split(' ').includes(mode.value))
    )
  const shown = articles.filter((article) => !article.hidden).length
  form.querySelector('output').value = shown + ' of ' + articles.length
}
form.addEventListener('input', follow)
form.addEventListener('submit', (event) => event.preventDefault())
follow()
document.addEventListener('pointermove', (event) => {
  const pictures = event.target.closest('.compared .pictures')
  const picture = pictures?.querySelector('.after .frame')
  if (!picture) return
  const { left, width } = picture.getBoundingClientRect()
  const at = Math.min(100, Math.max(0, ((event.clientX - left) / width) * 100))
  pictures.style.setProperty('--at', at + '%')
})
`
