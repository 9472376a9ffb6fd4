import sharp from 'sharp'
const [,, ...files]=process.argv
const imgs=await Promise.all(files.map(async f=>{const b=await sharp(f).resize({height:900,fit:'inside'}).png().toBuffer();const m=await sharp(b).metadata();return {b,w:m.width,h:m.height}}))
const W=imgs.reduce((a,i)=>a+i.w+8,0)
let x=0
await sharp({create:{width:W,height:900,channels:3,background:'#888'}}).composite(imgs.map(i=>{const o={input:i.b,left:x,top:0};x+=i.w+8;return o})).png().toFile('/tmp/sheet.png')
