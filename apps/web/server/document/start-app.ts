import type { EntryContext } from 'react-router-dom'
import { documentEvents } from '../../app/lib/document-events.ts'
import { trustedTypes } from '../../app/lib/trusted-types.ts'
import { deferredPicturesSelector } from './deferred-pictures.ts'
import { asCode } from './inline-script.ts'
import type { AppModules, DocumentStep } from './step.ts'

/** The files that a document's app is started from, out of the router's table. */
export function modulesOf({ manifest, staticHandlerContext }: EntryContext): AppModules {
  const routes = staticHandlerContext.matches.map(({ route: { id } }) => {
    const route = manifest.routes[id]
    if (!route) throw new Error(`The route ${id} is not in the router's table`)
    const { clientActionModule, clientLoaderModule, clientMiddlewareModule, module } = route
    const parts = [clientActionModule, clientLoaderModule, clientMiddlewareModule]
    const files = [...parts.filter((file) => file !== undefined), module]
    return { id, files, imports: route.imports ?? [] }
  })
  const { module: entry, imports } = manifest.entry
  const all = [entry, ...imports, ...routes.flatMap((route) => [...route.files, ...route.imports])]
  return {
    entry,
    preloads: [...new Set(all)],
    routes: routes.map(({ id, files }) => [id, files]),
  }
}

// Runs in the page. A frame after the next one, all that the document loaded is on screen. `preloads`
// go out together; pictures come a few at a time, so that the page answers between them. Its names are
// short where they are many: it is in every document, whose first bytes are dear.
const starter = `,on=addEventListener;
const policy=globalThis.trustedTypes?.createPolicy("${trustedTypes.deferredPictures}",{createHTML:h=>h});
const run=async()=>{
data&&await import(data);
const m=await Promise.all(routes.map(([,files])=>Promise.all(files.map(f=>import(f)))));
window.__reactRouterRouteModules=Object.fromEntries(routes.map(([id],at)=>[id,Object.assign({},...m[at])]));
await import(entry)};
const start=()=>{if(start.done)return;start.done=1;
dispatchEvent(new Event("${documentEvents.painted}"));
for(const href of data?[...preloads,data]:preloads){const l=document.createElement("link");l.rel="modulepreload";l.href=href;document.head.append(l)}
const late=[...document.querySelectorAll("${deferredPicturesSelector}")];
const put=()=>{for(const e of late.splice(0,6)){const h=e.textContent;e.replaceWith(document.createRange().createContextualFragment(policy?policy.createHTML(h):h))}
late[0]?setTimeout(put):run()};
setTimeout(put)};
for(const name of ["pointerdown","keydown","touchstart","focusin","scroll"])on(name,()=>start(start.used=1),{once:true});
const presses=[],forms=new Set;
let replays;
const hold=(e,press)=>{e.preventDefault();e.stopImmediatePropagation();press&&presses.push(press)};
const click=e=>{const c=e.isTrusted&&e.target.closest?.("button:not([type=submit]),[role=button],[type=radio],[type=checkbox]"+(document.querySelector("input[data-changed]")?",a":""));c&&hold(e,()=>c.click())};
const submit=e=>{const f=e.target;if(!replays&&f.getAttribute("method")==="post"){hold(e,!forms.has(f)&&(()=>f.requestSubmit(e.submitter)));forms.add(f)}};
const again=()=>{const press=presses.shift();if(press){replays=1;press();replays=0;setTimeout(again)}else{removeEventListener("click",click,true);removeEventListener("submit",submit,true)}};
on("change",({target:f})=>f.dataset.changed=f.value,true);
on("click",click,true);
on("submit",submit,true);
on("${documentEvents.ready}",()=>{start.used&&dispatchEvent(new Event("pointermove"));setTimeout(again)},{once:true});
const painted=()=>document.hidden?start():requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(start)));
document.readyState==="complete"?painted():on("load",painted);`

const opening = 'const [preloads,routes,entry,data]=['

export const startScript = (
  { preloads, routes, entry }: AppModules,
  dataAddress: string | null,
): string => `${opening}${[preloads, routes, entry, dataAddress].map(asCode).join(',')}]${starter}`

/**
 * Makes the browser fetch what the first view does not show, lazy pictures and the app, after it has
 * been painted, or at the first touch. Chrome fetches module scripts at once: a dozen files that share
 * the line with the largest picture (measured: 0.35 s and more of FCP and LCP). Links and forms that
 * search work without the app meanwhile; what is pressed before hydration (a button, a choice, a form
 * with `method="post"`, which only the app can send) is kept from it, or it would count twice, and
 * pressed again when the app is there: in order, each on the screen that the one before has left. A field
 * that was changed and left, or entered, is marked for the part that is still to come (lib/swap-when-still.ts),
 * and its value noted for a select that hydration puts back (parts/frame/early-choices.tsx).
 */
export const startApp: DocumentStep = {
  name: 'the app starts after the first paint',
  write: ({ modules, dataAddress }) => ({
    scripts: [{ position: 'end', code: startScript(modules, dataAddress), module: true }],
  }),
  missing({ page }) {
    if (page.querySelector('link[rel=modulepreload],script[src]')) return 'it is asked for at once'
    const starts = [...page.scripts].filter(({ text }) => text.startsWith(opening))
    return starts.length === 1 ? null : `there are ${starts.length} starters`
  },
}
