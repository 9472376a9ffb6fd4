import { type ReactNode, useEffect, useState } from 'react'
import { cn } from '#lib/cn'
import { useT } from '../i18n/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { FileTextIcon, XIcon } from '../icons/index.ts'
import { formatBytes } from './file-rules.ts'

/** The address of a picture that is still on this device; given back when it is no longer shown. */
function usePreview(file: File) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!file.type.startsWith('image/')) return
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => {
      URL.revokeObjectURL(made)
      setAddress(undefined)
    }
  }, [file])
  return address
}

export type FileRowProps = {
  file: File
  error?: ReactNode
  disabled: boolean
  onRemove: () => void
}

/** One file: its picture or a sheet, its name and size, what is wrong with it, and a cross. */
export function FileRow({ file, error, disabled, onRemove }: FileRowProps) {
  const t = useT()
  const preview = usePreview(file)
  const [undrawable, setUndrawable] = useState<string>()
  return (
    <li
      data-slot="file-input-file"
      data-invalid={error ? true : undefined}
      className={cn(
        'flex min-w-0 items-center gap-3 rounded-control border p-2',
        error ? 'border-danger' : 'border-hairline',
      )}
    >
      <span className="grid size-12 shrink-0 place-items-center rounded-mark bg-tile text-ink-soft">
        {preview && preview !== undrawable ? (
          <img
            src={preview}
            alt=""
            width={48}
            height={48}
            onError={() => setUndrawable(preview)}
            className="size-full rounded-mark object-cover"
          />
        ) : (
          <FileTextIcon aria-hidden="true" className="size-5" />
        )}
      </span>
      <span className="min-w-0 flex-1 text-sm">
        <span className="block truncate text-ink" title={file.name}>
          <bdi>{file.name}</bdi>
        </span>
        {error ? (
          <span className="block break-words text-danger">{error}</span>
        ) : (
          <span className="block text-ink-muted tabular-nums">
            <bdi>{formatBytes(file.size)}</bdi>
          </span>
        )}
      </span>
      <IconButton
        label={t('Remove {{name}}', { name: file.name })}
        disabled={disabled}
        onClick={onRemove}
      >
        <XIcon aria-hidden="true" />
      </IconButton>
    </li>
  )
}
