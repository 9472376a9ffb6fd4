import { documentEvents } from '../../app/lib/document-events.ts'
import { asCode } from './inline-script.ts'
import { standsBeforeStyles } from './placement.ts'
import type { DocumentStep } from './step.ts'

const opening = '(()=>{const font='

// Runs before the stylesheet.
export const fontScript = (font: string) => `${opening}${asCode(font)};
const {dataset}=document.documentElement;
let here=null;
try{here=localStorage.getItem("font")}catch{}
if(here===font)document.head.append(Object.assign(document.createElement("link"),{rel:"preload",as:"font",type:"font/woff2",crossOrigin:"",href:font}));
else{dataset.font="late";
addEventListener("${documentEvents.painted}",()=>document.fonts.load('1em "Inter Variable","Vazirmatn Variable"',document.title).then(()=>{
addEventListener("${documentEvents.moved}",()=>{delete dataset.font},{once:true});
localStorage.setItem("font",font)}).catch(()=>{}),{once:true})}})()`

/**
 * Lets the brand's font come without being waited for and without moving anything. 28 KB of font share
 * the line with the largest picture (measured on slow 4G: 0.15 to 0.2 s of LCP), and a font that is
 * put under text which is there already moves lines. So a shopper's first page stands in a system font
 * of the same metrics (fonts.css); the font is fetched after it has been painted, and is used from the
 * next screen on. From then on it lies in the browser's store and is there before the first paint.
 */
export const earlyFont: DocumentStep = {
  name: 'the font waits for the first paint',
  write: ({ font }) => ({ scripts: [{ position: 'head', code: fontScript(font) }] }),
  missing({ page }) {
    if (page.querySelector('link[rel=preload][as=font]')) return 'the font is asked for at once'
    const script = [...page.scripts].find(({ text }) => text.startsWith(opening))
    return script ? standsBeforeStyles(page, script.text) : 'its script is not there'
  },
}
