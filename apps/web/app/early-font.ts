/**
 * Lets the brand's font come without being waited for and without moving anything. 28 KB of font share
 * the line with the largest picture (measured on slow 4G: 0.15 to 0.2 s of LCP), and a font that is
 * put under text which is there already moves lines. So a shopper's first page stands in a system font
 * of the same metrics (fonts.css); the font is fetched after it has been painted, and dresses the next
 * screen. From then on it lies in the browser's store and is there before the first paint.
 */

const preloadLink = /<link rel="preload" as="font"[^>]* href="([^"]+)"[^>]*>/
const stylesheet = /<link(?: nonce="[^"]*")? rel="stylesheet"/

// Runs in the page, before the stylesheet.
const script = (font: string) => `(()=>{
const {dataset}=document.documentElement,font=${JSON.stringify(font)};
let here=null;
try{here=localStorage.getItem("font")}catch{}
if(here===font)document.head.append(Object.assign(document.createElement("link"),{rel:"preload",as:"font",type:"font/woff2",crossOrigin:"",href:font}));
else{dataset.font="late";
addEventListener("shop:painted",()=>document.fonts.load('1em "Inter Variable","Vazirmatn Variable"',document.title).then(()=>{
addEventListener("shop:moved",()=>{delete dataset.font},{once:true});
localStorage.setItem("font",font)}).catch(()=>{}),{once:true})}})()`

/** Puts the script in the place of the font's preload link; a document without one stays as it is. */
export function withEarlyFont(html: string, nonce: string): string {
  const [link, font] = preloadLink.exec(html) ?? []
  if (!link || !font) return html
  return html
    .replace(link, '')
    .replace(stylesheet, (start) => `<script nonce="${nonce}">${script(font)}</script>${start}`)
}
