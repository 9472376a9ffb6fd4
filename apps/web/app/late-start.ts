/**
 * Makes the browser fetch what the first view does not show, lazy pictures and the app, after it has
 * been painted, or at the first touch. Chrome fetches lazy pictures from 1250 px below the view and
 * module scripts at once: together a dozen files that share the line with the largest picture
 * (measured: 0.35 s and more of FCP and LCP for the scripts alone). Links and forms work without the
 * app meanwhile; what is pressed too early (a button, a choice) is pressed again, in order, when it
 * is there. A late picture waits in a <noscript>: whoever has no scripts sees it as ever, and it is
 * back in its place before the app takes the document over.
 */

const moduleScript = /<script( nonce="[^"]*")? type="module" async="">([\s\S]*?)<\/script>/
const preloadLink = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
const sideImport = /^import "([^"]+)";?$/gm
const namedImport = /^import \* as (\w+) from "([^"]+)";$/gm
const entryImport = /^import\("[^"]+"\);$/m

// Runs in the page. A frame after the next one, all that the document loaded is on screen. `preloads` go out together, so that no module waits for another to name it; pictures come a few at a time, so that the page answers between them.
const starter = `const start=()=>{if(start.done)return;start.done=1;
dispatchEvent(new Event("shop:painted"));
for(const href of preloads.concat(pageData||[])){const link=document.createElement("link");link.rel="modulepreload";link.href=href;document.head.append(link)}
const late=[...document.querySelectorAll("noscript[data-late]")];
const put=()=>{for(const one of late.splice(0,6))one.replaceWith(document.createRange().createContextualFragment(one.textContent));if(late[0])setTimeout(put);else run()};
setTimeout(put)};
const soon=["pointerdown","keydown","touchstart","focusin","scroll"];
for(const name of soon)addEventListener(name,start,{once:true,passive:true});
const kept=[];
const keep=event=>{const control=event.target.closest?.("button:not([type=submit]),[role=button],input[type=radio],input[type=checkbox]");if(control){event.preventDefault();kept.push(control)}};
addEventListener("click",keep,true);
addEventListener("shop:ready",()=>{removeEventListener("click",keep,true);for(const control of kept)control.click()},{once:true});
const painted=()=>document.hidden?start():requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(start)));
if(document.readyState==="complete")painted();else addEventListener("load",painted);`

const pictures = /<picture>[\s\S]*?<\/picture>|<img\b[^>]*>/g

const withLatePictures = (html: string) =>
  html.replace(pictures, (picture) =>
    picture.includes(' loading="lazy"') ? `<noscript data-late="">${picture}</noscript>` : picture,
  )

/**
 * Rewrites the module script of a rendered document; a document in another shape stays as it is.
 * `pageData` is for the server: the address of the page's data when it has taken them out.
 */
export function startLate(html: string): string {
  const script = moduleScript.exec(html)
  const code = script?.[2]
  if (!script || !code || !entryImport.test(code)) return html

  const preloads = [...html.matchAll(preloadLink)].map(([, href]) => href)
  const sides = [...code.matchAll(sideImport)].map(([, href]) => href)
  const named = [...code.matchAll(namedImport)]
  const names = named.map(([, name]) => name).join(',')
  const imports = named.map(([, , href]) => `import(${JSON.stringify(href)})`).join(',')
  const rest = code.replaceAll(sideImport, '').replaceAll(namedImport, '').trim()
  const run = `async()=>{await Promise.all(${JSON.stringify(sides)}.concat(pageData||[]).map(href=>import(href)));
const [${names}]=await Promise.all([${imports}]);
${rest}}`
  const late = `<script${script[1] ?? ''} type="module">const pageData="";const preloads=${JSON.stringify(preloads)};const run=${run};\n${starter}</script>`
  return withLatePictures(html.replaceAll(preloadLink, '').replace(script[0], () => late))
}

/** Tells the waiting script that the app answers now. */
export const sayReady = () => void dispatchEvent(new Event('shop:ready'))

/** Tells the document that another screen is shown (early-font.ts). */
export const sayMoved = () => void dispatchEvent(new Event('shop:moved'))
