/** A scent bottle in the manner of the 3D set, which has none. */
export const perfumeSvg = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256">
<defs>
<linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ffc1d6"/><stop offset=".5" stop-color="#f48fb3"/><stop offset="1" stop-color="#d9628f"/></linearGradient>
<linearGradient id="j" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ff9dbf"/><stop offset="1" stop-color="#c94f80"/></linearGradient>
<linearGradient id="k" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#e9e9ee"/><stop offset=".35" stop-color="#ffffff"/><stop offset="1" stop-color="#a5a5b0"/></linearGradient>
<linearGradient id="d" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#5d5866"/><stop offset=".35" stop-color="#8b8696"/><stop offset="1" stop-color="#37333f"/></linearGradient>
</defs>
<rect x="92" y="20" width="72" height="58" rx="12" fill="url(#d)"/>
<rect x="101" y="26" width="10" height="46" rx="5" fill="#fff" fill-opacity=".35"/>
<rect x="104" y="74" width="48" height="22" rx="5" fill="url(#k)"/>
<rect x="48" y="92" width="160" height="146" rx="34" fill="url(#g)"/>
<rect x="66" y="134" width="124" height="88" rx="22" fill="url(#j)"/>
<rect x="66" y="134" width="124" height="14" rx="7" fill="#fff" fill-opacity=".28"/>
<rect x="100" y="160" width="56" height="38" rx="6" fill="#fff" fill-opacity=".88"/>
<rect x="110" y="174" width="36" height="4" rx="2" fill="#b9a7b0"/><rect x="116" y="183" width="24" height="4" rx="2" fill="#b9a7b0"/>
<rect x="60" y="106" width="12" height="104" rx="6" fill="#fff" fill-opacity=".5"/>
</svg>`
