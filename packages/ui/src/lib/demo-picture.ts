const shapes = {
  bag: '<path d="M150 190h100l22 120H128z" fill="F"/><path d="M168 190v-20a32 32 0 0 1 64 0v20" fill="none" stroke="F" stroke-width="12"/>',
  cup: '<path d="M140 160h100v90a40 40 0 0 1-40 40h-20a40 40 0 0 1-40-40z" fill="F"/><path d="M240 180h14a24 24 0 0 1 0 52h-14" fill="none" stroke="F" stroke-width="12"/>',
  lamp: '<path d="M160 110h80l36 90H124z" fill="F"/><rect x="194" y="200" width="12" height="90" fill="F"/><rect x="150" y="290" width="100" height="14" rx="7" fill="F"/>',
  chair: '<path d="M140 110h28v100h92v-30h20v120h-20v-50h-92v50h-28z" fill="F"/>',
}

/** A drawn product on a tinted ground, so that stories need no network. */
export function demoPicture(shape: keyof typeof shapes = 'bag', hue = 160) {
  const drawing = shapes[shape].replaceAll('F', `hsl(${hue} 35% 45%)`)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400"><rect width="400" height="400" fill="hsl(${hue} 30% 94%)"/>${drawing}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
