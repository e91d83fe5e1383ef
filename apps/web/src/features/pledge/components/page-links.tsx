import { Link } from '@tanstack/react-router'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { tabStyle } from '../../../ui/tab-style.ts'

type Page = 'list' | 'manager' | 'setup'

/** The three pages about pledging. */
export function PageLinks({ chosen }: { chosen: Page }) {
  const t = useTranslations('pledge')
  const look = (page: Page) => ({
    className: tabStyle(page === chosen, 'small'),
    'aria-current': page === chosen ? ('page' as const) : undefined,
  })
  return (
    <nav aria-label={t('pages')} className="mb-6 flex flex-wrap gap-2">
      <Link to="/user-center/pledge-list" search={{}} {...look('list')}>
        {t('toList')}
      </Link>
      <Link to="/user-center/pledge-manager" {...look('manager')}>
        {t('toManager')}
      </Link>
      <Link to="/fnft-setup" {...look('setup')}>
        {t('toSetup')}
      </Link>
    </nav>
  )
}
