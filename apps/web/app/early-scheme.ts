/**
 * Whether a shopper chose light or dark is known before the first paint. The HTML of guests is kept
 * and the same for everybody, so a script in the head reads the choice from browser storage; without
 * JavaScript, and without a choice, the stylesheet follows the system. It stays in step with other
 * tabs, and with the switch (features/layout/scheme).
 */

// Runs in the page, before the stylesheet: nothing waits for it, and it waits for nothing. The bar's
// colours may come after it.
const script = `(()=>{
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
addEventListener("shop:scheme",apply)})()`

const stylesheet = /<link\b[^>]*rel="stylesheet"/

/** Puts the script into a rendered document; one without a stylesheet stays as it is. */
export const withEarlyScheme = (html: string, nonce: string) =>
  html.replace(stylesheet, (link) => `<script nonce="${nonce}">${script}</script>${link}`)
