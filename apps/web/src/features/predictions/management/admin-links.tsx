import { Link } from '@tanstack/react-router'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { buttonStyle } from '../../../ui/button-style.ts'
import { useAdminWallet } from './use-is-admin.ts'

/** The way to edit the quiz home, for admins. */
export function AdminLinks() {
  const t = useTranslations('predictionManagement')
  if (!useAdminWallet()) return null
  return (
    <Link to="/admin/quiz" className={buttonStyle('plain')}>
      {t('editHome')}
    </Link>
  )
}
