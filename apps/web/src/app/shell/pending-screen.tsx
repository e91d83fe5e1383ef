import { useTranslations } from '../../i18n/use-translations.ts'
import { StateNote } from '../../parts/state-note.tsx'

/** A screen's code is still on its way. */
export function PendingScreen() {
  const t = useTranslations('failure')
  return <StateNote scene="loading" title={t('pending')} />
}
