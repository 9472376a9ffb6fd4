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
// go out together; pictures come a few at a time, so that the page answers between them.
const starter = `;
const policy=globalThis.trustedTypes?.createPolicy("${trustedTypes.deferredPictures}",{createHTML:html=>html});
const run=async()=>{
if(data)await import(data);
const modules=await Promise.all(routes.map(([,files])=>Promise.all(files.map(file=>import(file)))));
window.__reactRouterRouteModules=Object.fromEntries(routes.map(([id],at)=>[id,Object.assign({},...modules[at])]));
await import(entry)};
const start=()=>{if(start.done)return;start.done=1;
dispatchEvent(new Event("${documentEvents.painted}"));
for(const href of data?[...preloads,data]:preloads){const link=document.createElement("link");link.rel="modulepreload";link.href=href;document.head.append(link)}
const deferred=[...document.querySelectorAll("${deferredPicturesSelector}")];
const put=()=>{for(const one of deferred.splice(0,6)){const html=one.textContent;one.replaceWith(document.createRange().createContextualFragment(policy?policy.createHTML(html):html))}
if(deferred[0])setTimeout(put);else run()};
setTimeout(put)};
for(const name of ["pointerdown","keydown","touchstart","focusin","scroll"])addEventListener(name,()=>start(start.used=1),{once:true});
const presses=[];
const forms=new Set;
let replaying;
const hold=(event,press)=>{event.preventDefault();event.stopImmediatePropagation();if(press)presses.push(press)};
const holdClick=event=>{const control=event.isTrusted&&event.target.closest?.("button:not([type=submit]),[role=button],[type=radio],[type=checkbox]");if(control)hold(event,()=>control.click())};
const holdSubmit=event=>{const form=event.target;if(!replaying&&form.getAttribute("method")==="post"){hold(event,!forms.has(form)&&(()=>form.requestSubmit(event.submitter)));forms.add(form)}};
const again=()=>{const press=presses.shift();if(press){replaying=true;press();replaying=false;setTimeout(again)}else{removeEventListener("click",holdClick,true);removeEventListener("submit",holdSubmit,true)}};
addEventListener("change",({target})=>target.dataset.changed=1,true);
addEventListener("click",holdClick,true);
addEventListener("submit",holdSubmit,true);
addEventListener("${documentEvents.ready}",()=>{if(start.used)dispatchEvent(new Event("pointermove"));setTimeout(again)},{once:true});
const painted=()=>document.hidden?start():requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(start)));
if(document.readyState==="complete")painted();else addEventListener("load",painted);`

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
 * that was changed and left, or entered, is marked for the part that is still to come (lib/swap-when-still.ts).
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
