import { Button } from '@shop/ui/button'
import { Dialog, type DialogProps } from '@shop/ui/dialog'
import { ErrorState } from '@shop/ui/error-state'
import { useT } from '@shop/ui/i18n'
import { MinusIcon, PlusIcon } from '@shop/ui/icons'
import { Skeleton } from '@shop/ui/skeleton'
import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { type Crop, maxZoom, middle, moved, squareOf, zoomed } from './crop.ts'

/** Both sides of the photo that is sent, in pixels. */
const side = 640
/** What an arrow key moves it by, as a share of what is seen. */
const step = 0.05

const ways: Partial<Record<string, [right: number, down: number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
}

const percent = (share: number) => Math.round(share * 100)

function draw(canvas: HTMLCanvasElement | null, photo: ImageBitmap, crop: Crop) {
  const pen = canvas?.getContext('2d')
  if (!canvas || !pen) return
  const { side, left, top } = squareOf(photo, crop)
  // What shines through a photo would turn black in a JPEG.
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(photo, left, top, side, side, 0, 0, canvas.width, canvas.height)
}

/** At once: `toBlob` waits for an idle moment, on a busy device for seconds in which nothing happens. */
function photoOf(canvas: HTMLCanvasElement) {
  const [, base64 = ''] = canvas.toDataURL('image/jpeg', 0.9).split(',')
  const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0))
  return new File([bytes], 'photo.jpg', { type: 'image/jpeg' })
}

export interface PhotoDialogProps
  extends Required<Pick<DialogProps, 'open' | 'onOpenChange'>>,
    Pick<DialogProps, 'onCloseAutoFocus'> {
  file: File
  /** The chosen part: a square JPEG. */
  onUse: (photo: File) => void
}

/** Which square of a photo is shown: moved by pointer or arrow keys, enlarged with a slider. */
export function PhotoDialog({ file, onUse, ...props }: PhotoDialogProps) {
  const t = useT()
  const [photo, setPhoto] = useState<ImageBitmap | 'broken' | null>(null)
  const [crop, setCrop] = useState(middle)
  const canvas = useRef<HTMLCanvasElement>(null)

  useEffect(() => {
    // A race condition otherwise: the file may be another one when this is decoded.
    let isCurrent = true
    createImageBitmap(file).then(
      (bitmap) => {
        if (isCurrent) setPhoto(bitmap)
        else bitmap.close()
      },
      () => {
        if (isCurrent) setPhoto('broken')
      },
    )
    return () => {
      isCurrent = false
    }
  }, [file])

  const use = () => {
    if (canvas.current) onUse(photoOf(canvas.current))
  }

  const isReady = photo !== null && photo !== 'broken'
  return (
    <Dialog
      {...props}
      title={t('Choose what is shown')}
      description={t('Drag the photo, or move it with the arrow keys.')}
      footer={
        <>
          <Button variant="secondary" onClick={() => props.onOpenChange(false)}>
            {t('Cancel')}
          </Button>
          <Button disabled={!isReady} onClick={use}>
            {t('Use this photo')}
          </Button>
        </>
      }
    >
      {photo === 'broken' ? (
        <ErrorState message={t('This file cannot be shown as a picture.')} />
      ) : isReady ? (
        <Cropper photo={photo} crop={crop} onCrop={setCrop} canvas={canvas} />
      ) : (
        <Skeleton className="mx-auto aspect-square w-full max-w-72 rounded-tile" />
      )}
    </Dialog>
  )
}

interface CropperProps {
  photo: ImageBitmap
  crop: Crop
  onCrop: (crop: Crop) => void
  canvas: RefObject<HTMLCanvasElement | null>
}

function Cropper({ photo, crop, onCrop, canvas }: CropperProps) {
  const t = useT()
  const zoomId = useId()
  const preview = useRef<HTMLCanvasElement>(null)
  const from = useRef<{ x: number; y: number } | null>(null)
  useEffect(() => {
    draw(canvas.current, photo, crop)
    draw(preview.current, photo, crop)
  }, [photo, crop, canvas])

  const press = (event: KeyboardEvent) => {
    const way = ways[event.key]
    if (!way) return
    event.preventDefault()
    onCrop(moved(photo, crop, ...way))
  }
  const grab = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    from.current = { x: event.clientX, y: event.clientY }
  }
  const drag = ({ clientX: x, clientY: y, currentTarget }: PointerEvent) => {
    if (!from.current) return
    const width = currentTarget.clientWidth || 1
    onCrop(moved(photo, crop, (x - from.current.x) / width, (y - from.current.y) / width))
    from.current = { x, y }
  }
  const release = () => {
    from.current = null
  }

  return (
    <div className="mx-auto grid max-w-72 gap-5">
      <div
        role="slider"
        tabIndex={0}
        aria-label={t('Part of the photo that is shown')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent(crop.x)}
        aria-valuetext={t('{{across}}% across, {{down}}% down', {
          across: percent(crop.x),
          down: percent(crop.y),
        })}
        onKeyDown={press}
        onPointerDown={grab}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
        className="relative aspect-square w-full cursor-grab touch-none select-none overflow-hidden rounded-tile active:cursor-grabbing"
      >
        <canvas ref={canvas} width={side} height={side} className="size-full" />
        <span className="pointer-events-none absolute inset-0 rounded-full shadow-[0_0_0_100vmax] shadow-photo-shade" />
      </div>
      <div className="flex items-center gap-5">
        <canvas
          ref={preview}
          width={160}
          height={160}
          role="img"
          aria-label={t('Preview')}
          className="size-14 shrink-0 rounded-full"
        />
        <div className="grid min-w-0 flex-1 gap-1">
          <label htmlFor={zoomId} className="font-medium text-ink text-sm">
            {t('Zoom')}
          </label>
          <span className="flex items-center gap-2 text-ink-muted">
            <MinusIcon aria-hidden="true" className="size-4 shrink-0" />
            <input
              id={zoomId}
              type="range"
              min={1}
              max={maxZoom}
              step={0.1}
              value={crop.zoom}
              aria-valuetext={`${Math.round(crop.zoom * 100)}%`}
              onChange={({ target }) => onCrop(zoomed(photo, crop, Number(target.value)))}
              className="h-6 min-w-0 flex-1 cursor-pointer accent-primary-strong pointer-coarse:h-11"
            />
            <PlusIcon aria-hidden="true" className="size-4 shrink-0" />
          </span>
        </div>
      </div>
    </div>
  )
}
