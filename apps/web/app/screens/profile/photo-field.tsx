import { Avatar } from '@shop/ui/avatar'
import { Button } from '@shop/ui/button'
import { useT } from '@shop/ui/i18n'
import { UploadIcon } from '@shop/ui/icons'
import { Suspense, useEffect, useId, useRef, useState } from 'react'
import { lazyPart } from '#app/lib/lazy-part.tsx'

const loadDialog = () => import('./photo-dialog.tsx')
const PhotoDialog = lazyPart(async () => ({ default: (await loadDialog()).PhotoDialog }))
const preload = () => void loadDialog().catch(() => undefined)

export interface PhotoFieldProps {
  name: string
  /** The photo's address on the server. */
  current: string
  /** What was chosen in its place. */
  chosen: File | null
  onChoose: (photo: File) => void
  error?: string | undefined
  busy?: boolean
}

/** The address of a file on the device, for as long as it is shown. */
function useFileAddress(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!file) {
      setAddress(null)
      return
    }
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}

/** The profile's photo: as it is, or as it will be. */
export function PhotoField({ name, current, chosen, onChoose, error, busy }: PhotoFieldProps) {
  const t = useT()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const [isOpen, setOpen] = useState(false)
  const address = useFileAddress(chosen)
  return (
    <div className="flex flex-wrap items-center gap-5">
      <Avatar name={name} src={address ?? current} size="xl" />
      <div className="grid min-w-0 flex-1 justify-items-start gap-1.5">
        <Button
          ref={button}
          variant="outline"
          disabled={busy}
          aria-describedby={id}
          aria-invalid={error ? true : undefined}
          onPointerEnter={preload}
          onFocus={preload}
          onClick={() => input.current?.click()}
        >
          <UploadIcon aria-hidden="true" className="size-4" />
          {t('Choose a photo')}
        </Button>
        <p
          id={id}
          role={chosen ? 'status' : undefined}
          className={`wrap-anywhere text-sm ${error ? 'text-danger' : 'text-ink-muted'}`}
        >
          {error ??
            (chosen
              ? t('The new photo is shown when your changes are saved.')
              : t('JPG, PNG, GIF or WebP. You choose the part that is shown.'))}
        </p>
        <input
          ref={input}
          type="file"
          hidden
          accept="image/jpeg,image/png,image/gif,image/webp"
          onChange={({ target }) => {
            const picked = target.files?.[0]
            // The same file again is a choice too.
            target.value = ''
            if (!picked) return
            setFile(picked)
            setOpen(true)
          }}
        />
      </div>
      {file ? (
        <Suspense>
          <PhotoDialog
            // Another file is cut anew; two of one name may differ.
            key={`${file.name} ${file.size} ${file.lastModified}`}
            file={file}
            open={isOpen}
            onOpenChange={setOpen}
            onUse={(photo) => {
              setOpen(false)
              onChoose(photo)
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              button.current?.focus({ preventScroll: true })
            }}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
