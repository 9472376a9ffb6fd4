import {
  type ComponentProps,
  type DragEvent,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { cn } from '#lib/cn'
import { mergeRefs } from '#lib/merge-refs'
import { useFormValue } from '#lib/use-form-value'
import { useFieldControl } from '../field/index.ts'
import { useT } from '../i18n/index.ts'
import { UploadIcon } from '../icons/index.ts'
import { Spinner } from '../spinner/index.ts'
import { FileRow } from './file-row.tsx'
import { type FileProblem, formatBytes, sortFiles } from './file-rules.ts'

type Refused = { file: File; problem: FileProblem }

export type FileInputProps = Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'size' | 'accept'
> & {
  /** The kinds of file, as the attribute of the same name: ".pdf,image/*". Holds for dropped files too. */
  accept?: string
  /** The most bytes that a file may have. */
  maxSize?: number
  /** How many files there may be, with `multiple`. */
  maxFiles?: number
  /** The files that were taken; refused ones never get here. */
  value?: File[]
  /** Files at first, when it keeps them by itself. */
  defaultValue?: File[]
  /** Files were chosen, dropped or taken out: all that there are. */
  onValueChange?: (files: File[]) => void
  /** What is wrong with one of the files, such as the server's answer about it. */
  fileError?: (file: File, index: number) => ReactNode
  /** The files are being sent. */
  busy?: boolean
  /** What stands in the box in place of the drawn picture. */
  icon?: ReactNode
}

function listOf(files: File[]) {
  const list = new DataTransfer()
  for (const file of files) list.items.add(file)
  return list.files
}

const keys = new WeakMap<File, string>()
let lastKey = 0

/** Two files may have the same name: a file is itself. */
function keyOf(file: File) {
  const key = keys.get(file) ?? String(++lastKey)
  keys.set(file, key)
  return key
}

/**
 * Files to send: picked with the button or dropped onto the box. The native input lies over the box,
 * so keyboard, screen reader and form see an ordinary file input. Pictures are shown before they are
 * sent; a file that breaks a rule is listed with the reason. `className` styles the whole.
 */
export function FileInput({
  maxSize,
  maxFiles = Infinity,
  value,
  defaultValue = [],
  onValueChange,
  fileError,
  busy = false,
  icon,
  className,
  ref,
  ...props
}: FileInputProps) {
  const t = useT()
  const control = useFieldControl(props)
  const sizeId = useId()
  const input = useRef<HTMLInputElement>(null)
  const refs = useMemo(() => mergeRefs(input, ref), [ref])
  const [refused, setRefused] = useState<Refused[]>([])
  const [files, setFiles] = useFormValue(input, value, defaultValue, (next) => {
    setRefused([])
    onValueChange?.(next)
  })
  const [dragging, setDragging] = useState(false)
  const off = busy || Boolean(props.disabled)
  const limit = props.multiple ? maxFiles : 1

  // What a form around sends is what is listed: dropped files too, removed ones no more.
  useEffect(() => {
    if (!input.current) return
    input.current.files = listOf(files)
  }, [files])

  const add = (list: FileList | null) => {
    const existing = props.multiple ? files : []
    const { taken, refused: not } = sortFiles([...(list ?? [])], limit - existing.length, {
      accept: props.accept,
      maxSize,
    })
    if (taken.length > 0) setFiles([...existing, ...taken])
    // The browser has put its choice in; with nothing taken, no effect will put ours back.
    else if (input.current) input.current.files = listOf(files)
    setRefused(not)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setDragging(false)
    if (!off) add(event.dataTransfer.files)
  }
  const drag = (over: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setDragging(over && !off)
  }
  const removed = (change: () => void) => () => {
    change()
    input.current?.focus() // The cross that was pressed is gone.
  }
  // Isolated, or figure and unit change places in Arabic script.
  const largest = `\u2066${formatBytes(maxSize ?? 0)}\u2069`
  const reasons: Record<FileProblem, string> = {
    type: t('This type of file is not accepted.'),
    size: t('Larger than {{size}}.', { size: largest }),
    count: t('No more than {{count}} files.', { count: limit }),
  }

  return (
    <div data-slot="file-input" className={cn('grid min-w-0 gap-2', className)}>
      <div
        data-slot="file-input-box"
        data-dragging={dragging || undefined}
        className="relative flex min-h-24 flex-col items-center justify-center gap-1.5 rounded-control border border-edge border-dashed bg-ground px-4 py-4 text-center text-ink-muted text-sm transition-colors hover:border-ink has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-primary-strong has-[:focus-visible]:outline-offset-1 has-[[aria-invalid=true]]:border-danger has-[:disabled]:border-hairline has-[:disabled]:bg-tile data-dragging:border-primary-strong data-dragging:border-solid data-dragging:bg-primary-soft"
      >
        <span aria-hidden="true" className="[&_svg]:size-6 [&_svg]:stroke-[1.5]">
          {busy ? <Spinner /> : (icon ?? <UploadIcon />)}
        </span>
        <span aria-hidden="true">
          <span
            className={cn(
              'font-semibold',
              off ? 'text-ink-muted' : 'text-primary-strong underline underline-offset-4',
            )}
          >
            {props.multiple ? t('Choose files') : t('Choose a file')}
          </span>
          <span className="pointer-coarse:hidden"> {t('or drop it here')}</span>
        </span>
        {maxSize === undefined ? null : (
          <span id={sizeId}>{t('Up to {{size}}', { size: largest })}</span>
        )}
        <input
          {...control}
          ref={refs}
          type="file"
          disabled={off}
          aria-busy={busy || undefined}
          aria-describedby={cn(control['aria-describedby'], maxSize !== undefined && sizeId)}
          onChange={({ target }) => add(target.files)}
          onDragOver={drag(true)}
          onDragLeave={drag(false)}
          onDrop={drop}
          className="absolute inset-0 size-full cursor-pointer text-transparent opacity-0 disabled:cursor-not-allowed"
        />
      </div>
      <ul
        aria-live="polite"
        className={cn('grid gap-2', files.length + refused.length === 0 && 'hidden')}
      >
        {files.map((file, index) => (
          <FileRow
            key={keyOf(file)}
            file={file}
            error={fileError?.(file, index)}
            disabled={off}
            onRemove={removed(() => setFiles(files.filter((other) => other !== file)))}
          />
        ))}
        {refused.map(({ file, problem }) => (
          <FileRow
            key={`refused ${keyOf(file)}`}
            file={file}
            error={reasons[problem]}
            disabled={off}
            onRemove={removed(() => setRefused(refused.filter((other) => other.file !== file)))}
          />
        ))}
      </ul>
    </div>
  )
}
