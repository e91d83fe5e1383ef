import { useTranslations } from '../../i18n/use-translations.ts'
import { showNotice } from '../../session/notices.ts'

/** What to say of an entry that leads nowhere yet. */
export function useSoon(): (kind: 'soon' | 'lottery') => void {
  const t = useTranslations('menu')
  return (kind) =>
    showNotice(
      kind === 'soon'
        ? { tone: 'info', text: t('soon') }
        : // No lottery is configured on any network yet.
          { tone: 'warning', title: t('warning'), text: t('notStarted') },
    )
}
