import { documentEvents } from '../../app/lib/document-events.ts'
import { standsBeforeStyles } from './placement.ts'
import type { DocumentStep } from './step.ts'

// Runs before the stylesheet: nothing waits for it, and it waits for nothing. The bar's colours may
// come after it.
export const schemeScript = `(()=>{
const root=document.documentElement;
const apply=()=>{
let scheme=null;
try{scheme=localStorage.getItem("scheme")}catch{}
if(scheme!=="light"&&scheme!=="dark")scheme=null;
if(scheme)root.dataset.scheme=scheme;else delete root.dataset.scheme;
for(const meta of document.querySelectorAll("meta[name=theme-color]"))
meta.setAttribute("media",!scheme?"(prefers-color-scheme:"+meta.id.slice(0,-4)+")":meta.id===scheme+"-bar"?"all":"not all")};
apply();
addEventListener("DOMContentLoaded",apply);
addEventListener("storage",apply);
addEventListener("${documentEvents.scheme}",apply)})()`

/**
 * Whether a shopper chose light or dark is known before the first paint. The HTML of guests is kept
 * and the same for everybody, so a script in the head reads the choice from browser storage; without
 * JavaScript, and without a choice, the stylesheet follows the system. It stays in step with other
 * tabs, and with the switch (app/state/scheme).
 */
export const earlyScheme: DocumentStep = {
  name: 'light or dark before the first paint',
  write: () => ({ scripts: [{ position: 'head', code: schemeScript }] }),
  missing: ({ page }) => standsBeforeStyles(page, schemeScript),
}
