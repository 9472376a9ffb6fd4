import { useT } from '@shop/ui/i18n'
import { useToaster } from '@shop/ui/toast'

export interface Unsent {
  message: string
  /** Whether it may have been done all the same. */
  isUnclear: boolean
}

/** Tells whoever has left a form, or a conversation, what became of what they sent there. */
export function useTellUnsent() {
  const t = useT()
  const { toast } = useToaster()
  /**
   * @param failure what did not happen
   * @param doubt what to do where nobody knows
   */
  return (
    { message, isUnclear }: Unsent,
    failure: string,
    doubt = t('It may have been done all the same. Look before you try again.'),
  ) =>
    void toast({
      tone: 'error',
      title: isUnclear ? t('The shop has not answered') : failure,
      description: isUnclear ? doubt : t(message),
    })
}
