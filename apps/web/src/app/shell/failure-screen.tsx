import { type ErrorComponentProps, Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'

import { StateNote } from '../../parts/state-note.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { Button } from '../../ui/button.tsx'

/** What is shown when a screen itself breaks. */
export function FailureScreen({ reset }: ErrorComponentProps) {
  const t = useTranslations('failure')
  return (
    <StateNote isAlert isPage scene="error" title={t('brokenTitle')} text={t('brokenText')}>
      <Button onClick={reset}>{t('retry')}</Button>
      <Link to="/list" className={buttonStyle('quiet')}>
        {t('toPets')}
      </Link>
    </StateNote>
  )
}
