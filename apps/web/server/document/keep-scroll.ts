import { readId, scrollKey } from '../../app/lib/scroll.ts'
import { asCode } from './inline-script.ts'
import type { DocumentStep } from './step.ts'

export const scrollScript = `(key=>{
if(!history.state?.key)history.replaceState({key:Math.random().toString(36).slice(2)},"");
try{const y=JSON.parse(sessionStorage.getItem(key)||"{}")[history.state.key];if(typeof y==="number")scrollTo(0,y)}
catch{try{sessionStorage.removeItem(key)}catch{}}})(${asCode(scrollKey)})`

/**
 * A page that is loaded again stands where it was left, before it is painted: the router remembers
 * (app/lib/scroll.ts). The script is the last element of the document that the first paint waits for.
 */
export const keepScroll: DocumentStep = {
  name: 'a page stands where it was left',
  write: () => ({ scripts: [{ position: 'end', code: scrollScript, id: readId }] }),
  missing({ page }) {
    if (page.getElementById(readId)?.textContent !== scrollScript) return 'its script is not there'
    return page.querySelector(`link[rel=expect][href="#${readId}"][blocking=render]`)
      ? null
      : 'the first paint does not wait for it'
  },
}
