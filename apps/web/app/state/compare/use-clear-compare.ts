import { useT } from '@shop/ui/i18n'
import { useToaster } from '@shop/ui/toast'
import { compareList } from './compare-list.ts'

/** Empties the comparison, and offers it back for a moment. */
export function useClearCompare(): () => void {
  const t = useT()
  const { toast } = useToaster()
  return () => {
    const before = compareList.read()
    compareList.replace([])
    toast({
      id: 'compare',
      title: t('The comparison is empty now'),
      action: { label: t('Undo'), onSelect: () => compareList.replace(before) },
    })
  }
}
