import {
  type ComponentType,
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useT } from '../i18n/index.ts'
import { newKey } from '../new-key/index.ts'
import { addToast, type ToastEntry, type ToastOptions } from './toast-list.ts'
import type { ToastStacksProps } from './toast-stacks.tsx'

// Most pages are left without a toast.
/** Fetches what draws toasts: one that says that the line is gone could not be drawn then. */
export const loadToasts = () => import('./toast-stacks.tsx')
const ToastStacks = lazy<ComponentType<ToastStacksProps>>(() =>
  loadToasts().catch(() => ({ default: Alerts })),
)

/** Without the code that draws them, the browser itself says what they do, and asks whether to act on it. */
function Alerts({ toasts }: ToastStacksProps) {
  const said = useRef<HTMLParagraphElement>(null)
  const last = toasts.at(-1)
  useEffect(() => {
    const words = said.current?.textContent ?? ''
    if (!last?.action) alert(words)
    else if (confirm(words)) last.action.onSelect()
  }, [last])
  return (
    <p ref={said}>
      {last?.title} {last?.description}
    </p>
  )
}

export type ToasterApi = {
  /** Shows a toast and answers with its id. */
  toast: (options: ToastOptions) => string
  /** Takes one toast away. */
  dismiss: (id: string) => void
  /** Takes all toasts away. */
  clear: () => void
}

const ToasterContext = createContext<ToasterApi | null>(null)

/** The way to say something in passing. */
export function useToaster(): ToasterApi {
  const api = useContext(ToasterContext)
  if (!api) throw new Error('useToaster needs a ToasterProvider above it')
  return api
}

export interface ToasterProviderProps {
  /** The app: what is in it can say something in passing. */
  children: ReactNode
  /** Whether no toast goes by itself for now: while the page is shown to somebody, or its state is looked at. */
  paused?: boolean
}

/** Holds the toasts and shows them above everything. One at the root of the app. */
export function ToasterProvider({ children, paused = false }: ToasterProviderProps) {
  const [toasts, setToasts] = useState<ToastEntry[]>([])

  const dismiss = useCallback(
    (id: string) => setToasts((all) => all.filter((toast) => toast.id !== id)),
    [],
  )
  const api = useMemo<ToasterApi>(
    () => ({
      toast: (options) => {
        const id = options.id ?? newKey()
        setToasts((all) => addToast(all, id, options))
        return id
      },
      dismiss,
      clear: () => setToasts([]),
    }),
    [dismiss],
  )

  return (
    <ToasterContext value={api}>
      {children}
      <Toaster toasts={toasts} paused={paused} onDismiss={dismiss} />
    </ToasterContext>
  )
}

/** In the page from the start, so that screen readers hear what is added. */
function Toaster({ toasts, ...stacks }: ToastStacksProps) {
  const t = useT()
  return (
    <section
      data-slot="toaster"
      aria-label={t('Notifications')}
      aria-keyshortcuts="F8"
      aria-live="polite"
      aria-relevant="additions text"
      // A modal dialog that hears of it on the document takes the focus back.
      onFocus={({ nativeEvent }) => nativeEvent.stopImmediatePropagation()}
    >
      {toasts.length > 0 ? (
        <Suspense>
          <ToastStacks toasts={toasts} {...stacks} />
        </Suspense>
      ) : null}
    </section>
  )
}
