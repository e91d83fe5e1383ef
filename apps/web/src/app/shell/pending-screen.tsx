import { useTranslations } from '../../i18n/use-translations.ts'
import { StateNote } from '../../parts/state-note.tsx'

/** Shown while a screen's code is loading. */
export function PendingScreen() {
  const t = useTranslations('failure')
  return <StateNote scene="loading" title={t('pending')} />
}
