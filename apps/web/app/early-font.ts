/**
 * Lets the brand's font wait until the first view has been painted. 28 KB of font share the line with
 * the largest picture (measured on slow 4G: 0.15 to 0.2 s of LCP), and text stands in a system font
 * of the same metrics meanwhile (fonts.css). From the second page on the font lies in the browser's
 * store: then it is asked for at once and is there before the first paint, so nothing flickers.
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
addEventListener("shop:painted",()=>{delete dataset.font;document.fonts.load("1em "+getComputedStyle(document.body).fontFamily,document.title).then(()=>localStorage.setItem("font",font)).catch(()=>{})},{once:true})}})()`

/** Puts the script in the place of the font's preload link; a document without one stays as it is. */
export function withEarlyFont(html: string, nonce: string): string {
  const [link, font] = preloadLink.exec(html) ?? []
  if (!link || !font) return html
  return html
    .replace(link, '')
    .replace(stylesheet, (start) => `<script nonce="${nonce}">${script(font)}</script>${start}`)
}
