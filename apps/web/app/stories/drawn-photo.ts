/** A picture file, the same on every machine: what somebody picks from their device. */
export function drawnPhoto(name = 'me.png'): File {
  const canvas = document.createElement('canvas')
  canvas.width = 900
  canvas.height = 600
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser draws nothing')
  const disc = (x: number, y: number, radius: number, color: string) => {
    pen.fillStyle = color
    pen.beginPath()
    pen.arc(x, y, radius, 0, 2 * Math.PI)
    pen.fill()
  }
  pen.fillStyle = '#cfe3f1'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  disc(450, 640, 260, '#2f5d7c')
  disc(450, 260, 130, '#e0b08c')
  disc(760, 120, 60, '#f4c542')
  const bytes = Uint8Array.from(atob(canvas.toDataURL('image/png').split(',')[1] ?? ''), (one) =>
    one.charCodeAt(0),
  )
  return new File([bytes], name, { type: 'image/png' })
}
