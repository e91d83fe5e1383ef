import { type ErrorComponentProps, Link } from '@tanstack/react-router'

import { useTranslations } from '../../i18n/use-translations.ts'
import { StateNote } from '../../parts/state-note.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { Button } from '../../ui/button.tsx'
import { PageLoadError } from '../load-page.ts'

/** Shown when a screen throws, or its code does not load. */
export function FailureScreen({ error, reset }: ErrorComponentProps) {
  const t = useTranslations('failure')
  const isMissing = error instanceof PageLoadError
  return (
    <StateNote
      isAlert
      isPage
      scene="error"
      title={t('brokenTitle')}
      text={t(isMissing ? 'pageText' : 'brokenText')}
    >
      <Button onClick={isMissing ? () => window.location.reload() : reset}>{t('retry')}</Button>
      <Link to="/list" className={buttonStyle('quiet')}>
        {t('toPets')}
      </Link>
    </StateNote>
  )
}
