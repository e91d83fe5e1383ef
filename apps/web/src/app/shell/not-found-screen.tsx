import { Link } from '@tanstack/react-router'

import { useTranslations } from '../../i18n/use-translations.ts'
import { StateNote } from '../../parts/state-note.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { PageTitle } from '../../ui/page-title.tsx'

export function NotFoundScreen() {
  const t = useTranslations('failure')
  return (
    <>
      <PageTitle text={`${t('notFoundTitle')} · Mofu`} />
      <StateNote isPage scene="error" title={t('notFoundTitle')} text={t('notFoundText')}>
        <Link to="/list" className={buttonStyle('plain')}>
          {t('toPets')}
        </Link>
      </StateNote>
    </>
  )
}
