export {
  addToast,
  type ToastEntry,
  type ToastOptions,
  type ToastPosition,
  type ToastTone,
  toastDefaults,
  toastLimit,
} from './toast-list.ts'
export { loadToasts, type ToasterApi, ToasterProvider, useToaster } from './toaster.tsx'
