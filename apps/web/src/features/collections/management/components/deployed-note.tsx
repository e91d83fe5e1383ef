import { Link } from '@tanstack/react-router'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { StateNote } from '../../../../parts/state-note.tsx'
import { buttonStyle } from '../../../../ui/button-style.ts'

/** Instead of the form of a draft that was deployed: it cannot be deployed twice. */
export function DeployedNote({ collection: { id, name } }: { collection: { id: string; name: string } }) {
  const t = useTranslations('management')
  return (
    <StateNote scene="success" title={t('deployedTitle', { name })} text={t('deployedText')}>
      <Link to="/user-center/create-collection" search={{ id }} className={buttonStyle('main')}>
        {t('doneLink', { name })}
      </Link>
      <Link to="/collection-list/$id" params={{ id }} search={{}} className={buttonStyle('plain')}>
        {t('seeCollection')}
      </Link>
      <Link to="/user-center/create-collection" search={{}} className={buttonStyle('plain')}>
        {t('another')}
      </Link>
    </StateNote>
  )
}
