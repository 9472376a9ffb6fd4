import { asCode } from '../server/document/inline-script.ts'
import { compose, developmentScripts } from '../server/document/steps.ts'

/** What each of these texts would do if it ran. */
const act = "document.documentElement.dataset.pwned='yes'"

const written = compose({
  stylesheet: '/build/app.css',
  font: '/build/font.woff2',
  data: { name: 'name', code: 'window.__reactRouterContext={};window.__reactRouterManifest={};' },
  dataAddress: null,
  modules: {
    entry: '/build/entry.js',
    preloads: ['/build/a.js'],
    routes: [['root', ['/build/r.js']]],
  },
})

/** Every script that a document is made of, as somebody else would write it. */
const ourScripts = [...written.scripts, ...developmentScripts].flatMap(({ code, id, module }) => [
  `<script${id ? ` id="${id}"` : ''}${module ? ' type="module"' : ''}>${act};${code}</script>`,
  `${code.slice(0, 60)};${act}`,
])

/** What the router, React and the styles write, and what once was looked for in finished pages. */
const markers = [
  `window.__reactRouterManifest = {};${act};window.z={\n};`,
  `window.__reactRouterContext.streamController.enqueue("x");${act};window.__reactRouterContext.streamController.close();`,
  `const pageData="";${act};`,
  `<script type="module" async="">import "https://evil.example/a.js";import("/build/x.js");</script>`,
  `<link rel="modulepreload" href="/evil.js"/><link rel="stylesheet" href="/evil.css"/><meta charSet="utf-8"/>`,
  `<noscript data-late=""><img src=x onerror="${act}"></noscript>`,
  ' nonce="" nonce="abc" data-precedence="default" ',
  '<!--$--><!--$?--><template id="B:0"></template><!--/$--><div hidden id="S:0">x</div><script>$RC("B:0","S:0")</script>',
  '<link rel="expect" href="#read" blocking="render"/>',
]

/** What runs where text is taken for markup, code, a replacement or a phrase with holes. */
const classics = [
  `</script><script>${act}</script>`,
  `"><img src=x onerror="${act}"><svg onload="${act}">`,
  `'-${act}-'`,
  `</title></style></textarea></noscript><img src=x onerror="${act}">`,
  `<iframe srcdoc="<script>parent.${act}</script>"></iframe><base href="//evil.example/">`,
  `javascript:${act}`,
  "$& $` $' $1 {{name}} $t(Home) $<name> %s",
  '\u2028\u2029\u202e\u200f]]>--><!--',
]

/** Everything that the document's steps know, and everything that strangers try. */
export const hostileWords: readonly string[] = [
  ...new Set([...ourScripts, ...markers, ...classics]),
]

/** A text that a stranger wrote, under a name by which it is found again. */
export const hostileText = `zzq ${hostileWords.join(' ')} qzz`

/** The same where HTML is allowed: it is told from text by its own end. */
export const hostileHtml = `<p>zzq ${asCode(hostileText)}</p>${hostileWords.join('')}<p>qzz</p>`
