/** The report's looks: the radio buttons of the header choose how changed pictures are laid out. */
export const style = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
body { margin: 0 }
header { position: sticky; inset-block-start: 0; z-index: 2; padding: 1rem 2rem; background: Canvas;
  border-block-end: 1px solid GrayText }
h1, h2, h3, header p { margin: 0 }
form { display: flex; flex-wrap: wrap; gap: 1rem; align-items: center; margin-block-start: .5rem }
fieldset { display: flex; gap: 1rem; border: 0; padding: 0; margin: 0 }
legend { float: inline-start; font-weight: 600; margin-inline-end: 1rem }
input[type=search] { font: inherit; padding: .25rem .5rem; inline-size: 20rem }
main { padding: 1rem 2rem 4rem }
article { margin-block-end: 3rem }
code { user-select: all; color: GrayText }
small { font-weight: 400; color: GrayText }
.failed small { white-space: pre-wrap; color: #c4123d }
.pictures { display: flex; gap: 1rem; align-items: flex-start; margin-block: .5rem; overflow-x: auto }
figure { margin: 0; flex: 0 1 auto; min-inline-size: 0 }
img { display: block; max-inline-size: 100%; border: 1px solid GrayText; background: white }
[data-view=difference] .changed :is(.before, .after),
[data-view=slider] .changed .overlay, [data-view=blink] .changed .overlay { display: none }
[data-view=slider] .changed .pictures, [data-view=blink] .changed .pictures { display: grid; justify-content: start }
:is([data-view=slider], [data-view=blink]) .changed :is(.before, .after) { grid-area: 1 / 1; z-index: 0 }
[data-view=slider] .changed .after img { clip-path: inset(0 0 0 var(--at, 50%)) }
[data-view=slider] .changed .after figcaption { text-align: end }
[data-view=blink] .changed .after figcaption { background: Canvas }
[data-view=slider] .changed .pictures { cursor: ew-resize }
[data-view=blink] .changed .after { animation: blink 1.2s steps(1) infinite }
@keyframes blink { 50% { visibility: hidden } }
`

/** The report's behaviour: choose a view, move the slider, filter by words. */
export const script = `
const root = document.documentElement
for (const radio of document.querySelectorAll('[name=view]')) {
  radio.addEventListener('change', () => { root.dataset.view = radio.value })
  if (radio.checked) root.dataset.view = radio.value
}
document.addEventListener('pointermove', (event) => {
  const pictures = event.target.closest('.changed .pictures')
  const picture = pictures?.querySelector('.after img')
  if (!picture) return
  const { left, width } = picture.getBoundingClientRect()
  const at = Math.min(100, Math.max(0, ((event.clientX - left) / width) * 100))
  pictures.style.setProperty('--at', at + '%')
})
document.querySelector('[type=search]').addEventListener('input', (event) => {
  const words = event.target.value.toLowerCase().split(/\\s+/)
  for (const article of document.querySelectorAll('article')) {
    article.hidden = !words.every((word) => article.dataset.words.includes(word))
  }
})
document.querySelector('form').addEventListener('submit', (event) => event.preventDefault())
`
